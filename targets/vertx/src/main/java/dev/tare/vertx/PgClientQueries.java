package dev.tare.vertx;

import dev.tare.contract.DatabaseSettings;
import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.DbUser;
import dev.tare.contract.Sql;
import dev.tare.contract.jdbc.ConnectionPool;
import dev.tare.contract.jdbc.JdbcUsers;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxException;
import io.vertx.pgclient.PgBuilder;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.PgException;
import io.vertx.sqlclient.Pool;
import io.vertx.sqlclient.PoolOptions;
import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.Tuple;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Vert.x's own PostgreSQL client, on the event loops; one pool for all of them.
final class PgClientQueries implements UserQueries {

    private static final int QUEUE_CAPACITY = 4096;
    private static final long ANSWER_MILLIS = 2500;
    private static final String BY_ID = Sql.numbered(Sql.USER_BY_ID);
    private static final String FIRST = Sql.numbered(Sql.FIRST_USERS);

    private final Pool pool;

    PgClientQueries(Vertx vertx, DatabaseSettings settings) {
        pool =
                PgBuilder.pool()
                        .with(pool(settings))
                        .connectingTo(connection(settings))
                        .using(vertx)
                        .build();
    }

    private static PoolOptions pool(DatabaseSettings settings) {
        return new PoolOptions()
                .setMaxSize(settings.poolSize())
                .setMaxWaitQueueSize(QUEUE_CAPACITY)
                .setConnectionTimeout((int) ConnectionPool.MAX_WAIT.toSeconds())
                .setConnectionTimeoutUnit(TimeUnit.SECONDS);
    }

    private static PgConnectOptions connection(DatabaseSettings settings) {
        return new PgConnectOptions()
                .setHost(settings.host())
                .setPort(settings.port())
                .setDatabase(settings.name())
                .setUser(settings.user())
                .setPassword(settings.password())
                .setCachePreparedStatements(true);
    }

    @Override
    public Future<Optional<DbUser>> byId(int id) {
        return query(BY_ID, id).map(users -> users.stream().findFirst());
    }

    @Override
    public Future<List<DbUser>> first(int limit) {
        return query(FIRST, limit);
    }

    private Future<List<DbUser>> query(String sql, int parameter) {
        return pool.preparedQuery(sql)
                .mapping(PgClientQueries::user)
                .execute(Tuple.of(parameter))
                .timeout(ANSWER_MILLIS, TimeUnit.MILLISECONDS)
                .recover(failure -> Future.failedFuture(explain(failure)))
                .map(rows -> rows.stream().toList());
    }

    private static DbUser user(Row row) {
        return new DbUser(
                row.getInteger(0),
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getInteger(4),
                row.getBoolean(5),
                row.getString(6),
                row.getString(7),
                row.getOffsetDateTime(8).toInstant());
    }

    /// An answer of the database tells by its SQL state; without one it was not reached in time.
    private static Throwable explain(Throwable failure) {
        boolean unavailable =
                switch (failure) {
                    case PgException answer ->
                            JdbcUsers.isUnavailable(new SQLException("", answer.getSqlState()));
                    case IOException _, TimeoutException _, VertxException _ -> true;
                    default -> false;
                };
        return unavailable ? new DatabaseUnavailableException(failure) : failure;
    }

    @Override
    public void close() {
        pool.close();
    }
}
