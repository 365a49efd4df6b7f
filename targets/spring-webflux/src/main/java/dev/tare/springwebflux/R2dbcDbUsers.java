package dev.tare.springwebflux;

import dev.tare.contract.DatabaseSettings;
import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.DbUser;
import dev.tare.contract.Sql;

import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.pool.ConnectionPoolConfiguration;
import io.r2dbc.postgresql.PostgresqlConnectionConfiguration;
import io.r2dbc.postgresql.PostgresqlConnectionFactory;
import io.r2dbc.spi.Readable;

import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.r2dbc.core.RowsFetchSpec;

import reactor.core.publisher.Mono;
import reactor.netty.resources.LoopResources;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeoutException;

/// Queries by the R2DBC driver, on the server's event loops.
final class R2dbcDbUsers implements DbUsers {

    private static final Duration ACQUIRE_TIMEOUT = Duration.ofSeconds(2);
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(2);
    private static final Duration STATEMENT_TIMEOUT = Duration.ofSeconds(2);

    /// Covers the wait for a connection and the query, also when the database falls silent.
    private static final Duration ANSWER_TIMEOUT = Duration.ofMillis(2500);

    private final ConnectionPool pool;
    private final DatabaseClient client;

    R2dbcDbUsers(DatabaseSettings settings, LoopResources loops) {
        pool = new ConnectionPool(poolOf(settings, loops));
        client = DatabaseClient.builder().connectionFactory(pool).namedParameters(false).build();
    }

    private static ConnectionPoolConfiguration poolOf(
            DatabaseSettings settings, LoopResources loops) {
        var connections =
                PostgresqlConnectionConfiguration.builder()
                        .host(settings.host())
                        .port(settings.port())
                        .database(settings.name())
                        .username(settings.user())
                        .password(settings.password())
                        .applicationName("tare")
                        .connectTimeout(CONNECT_TIMEOUT)
                        .statementTimeout(STATEMENT_TIMEOUT)
                        .loopResources(loops)
                        .build();
        return ConnectionPoolConfiguration.builder(new PostgresqlConnectionFactory(connections))
                .initialSize(0)
                .maxSize(settings.poolSize())
                .maxAcquireTime(ACQUIRE_TIMEOUT)
                .maxCreateConnectionTime(CONNECT_TIMEOUT)
                .build();
    }

    @Override
    public Mono<DbUser> byId(int id) {
        return bounded(query(Sql.USER_BY_ID, id).one());
    }

    @Override
    public Mono<List<DbUser>> first(int limit) {
        return bounded(query(Sql.FIRST_USERS, limit).all().collectList());
    }

    private RowsFetchSpec<DbUser> query(String sql, int parameter) {
        return client.sql(Sql.numbered(sql)).bind(0, parameter).map(R2dbcDbUsers::user);
    }

    private static <T> Mono<T> bounded(Mono<T> query) {
        return query.timeout(ANSWER_TIMEOUT)
                .onErrorMap(R2dbcDbUsers::isUnavailable, DatabaseUnavailableException::new);
    }

    /// No connection, one that broke, or one that is silent; not an error in the query.
    private static boolean isUnavailable(Throwable failure) {
        return failure instanceof TransientDataAccessException
                || failure instanceof NonTransientDataAccessResourceException
                || failure instanceof TimeoutException;
    }

    private static DbUser user(Readable row) {
        return new DbUser(
                row.get(0, Integer.class),
                row.get(1, String.class),
                row.get(2, String.class),
                row.get(3, String.class),
                row.get(4, Integer.class),
                row.get(5, Boolean.class),
                row.get(6, String.class),
                row.get(7, String.class),
                row.get(8, Instant.class));
    }

    @Override
    public void close() {
        pool.dispose();
    }
}
