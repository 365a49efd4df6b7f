package dev.tare.springwebflux;

import com.zaxxer.hikari.HikariDataSource;

import dev.tare.contract.DatabaseSettings;
import dev.tare.contract.DbUser;
import dev.tare.contract.jdbc.ConnectionPool;
import dev.tare.contract.jdbc.JdbcUsers;
import dev.tare.contract.jdbc.QueryWorkers;

import reactor.core.publisher.Mono;

import java.util.List;

/// Blocking queries on worker threads.
final class JdbcDbUsers implements DbUsers {

    private final HikariDataSource pool;
    private final JdbcUsers users;
    private final QueryWorkers workers;

    JdbcDbUsers(DatabaseSettings settings) {
        pool = ConnectionPool.open(settings, QueryWorkers.POOL_WAIT);
        users = new JdbcUsers(pool);
        workers = new QueryWorkers(settings.poolSize());
    }

    @Override
    public Mono<DbUser> byId(int id) {
        return Mono.fromFuture(() -> workers.submit(() -> users.byId(id)))
                .flatMap(Mono::justOrEmpty);
    }

    @Override
    public Mono<List<DbUser>> first(int limit) {
        return Mono.fromFuture(() -> workers.submit(() -> users.first(limit)));
    }

    @Override
    public void close() {
        workers.close();
        pool.close();
    }
}
