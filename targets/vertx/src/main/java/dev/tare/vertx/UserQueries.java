package dev.tare.vertx;

import dev.tare.contract.DbUser;
import dev.tare.contract.Settings;

import io.vertx.core.Future;
import io.vertx.core.Vertx;

import java.util.List;
import java.util.Optional;

/// The table `users`, without blocking an event loop. A future completes on the context of the
/// request that asked, and fails with `DatabaseUnavailableException` if the database is away.
sealed interface UserQueries permits JdbcQueries, PgClientQueries {

    /// Opens the client of the settings, whether there is a database yet or not.
    static UserQueries open(Vertx vertx, Settings settings) {
        return settings.databaseClient().equals("pgclient")
                ? new PgClientQueries(vertx, settings.database())
                : new JdbcQueries(vertx, settings.database());
    }

    /// The row with that key, if there is one.
    Future<Optional<DbUser>> byId(int id);

    /// The first rows by id, at most `limit`.
    Future<List<DbUser>> first(int limit);

    void close();
}
