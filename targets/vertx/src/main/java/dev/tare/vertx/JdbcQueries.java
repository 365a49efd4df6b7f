package dev.tare.vertx;

import com.zaxxer.hikari.HikariDataSource;

import dev.tare.contract.DatabaseSettings;
import dev.tare.contract.DbUser;
import dev.tare.contract.jdbc.ConnectionPool;
import dev.tare.contract.jdbc.JdbcUsers;
import dev.tare.contract.jdbc.QueryWorkers;

import io.vertx.core.Future;
import io.vertx.core.Vertx;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// JDBC on worker threads of its own.
final class JdbcQueries implements UserQueries {

    private final Vertx vertx;
    private final HikariDataSource pool;
    private final JdbcUsers users;
    private final QueryWorkers workers;

    JdbcQueries(Vertx vertx, DatabaseSettings settings) {
        this.vertx = vertx;
        pool = ConnectionPool.open(settings, QueryWorkers.POOL_WAIT);
        users = new JdbcUsers(pool);
        workers = new QueryWorkers(settings.poolSize());
    }

    @Override
    public Future<Optional<DbUser>> byId(int id) {
        return submit(() -> users.byId(id));
    }

    @Override
    public Future<List<DbUser>> first(int limit) {
        return submit(() -> users.first(limit));
    }

    private <T> Future<T> submit(Supplier<T> query) {
        return Future.fromCompletionStage(workers.submit(query), vertx.getOrCreateContext());
    }

    @Override
    public void close() {
        workers.close();
        pool.close();
    }
}
