package dev.tare.harness.database;

import dev.tare.harness.problem.ProblemException;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.OptionalLong;

/// A database that is up and holds the suite's rows.
public final class RunningDatabase implements AutoCloseable {

    private static final int VALID_SECONDS = 2;

    private final DatabaseAddress address;
    private final AutoCloseable server;
    private final OptionalLong pid;

    private RunningDatabase(DatabaseAddress address, AutoCloseable server, OptionalLong pid) {
        this.address = address;
        this.server = server;
        this.pid = pid;
    }

    /// Uses a database that is there; closing leaves it as it is.
    ///
    /// @param home the folder that holds `db/`
    /// @throws ProblemException if it cannot be reached or holds another table `users`
    public static RunningDatabase named(Path home, DatabaseAddress address) {
        new UsersTable(address, scripts(home)).prepare();
        return new RunningDatabase(address, () -> {}, OptionalLong.empty());
    }

    /// Starts PostgreSQL on a free port; closing ends it and deletes its data.
    ///
    /// @param home the folder that holds `db/`, and `.tare/` for the server's files
    /// @param connections how many connections it must take
    /// @throws ProblemException if it does not start
    public static RunningDatabase embedded(Path home, int connections) {
        return embedded(home, connections, 0);
    }

    /// Starts PostgreSQL on a port, for whoever wants it back on the port that it had.
    ///
    /// @param port 1 to 65535, or 0 for a free one
    public static RunningDatabase embedded(Path home, int connections, int port) {
        Path folder = home.resolve(".tare", "postgres").toAbsolutePath();
        PostgresServer server = PostgresServer.start(folder, connections, port);
        var database = new RunningDatabase(server.address(), server, server.pid());
        try {
            new UsersTable(server.address(), scripts(home)).prepare();
            return database;
        } catch (RuntimeException failure) {
            database.close();
            throw failure;
        }
    }

    /// Where it is.
    public DatabaseAddress address() {
        return address;
    }

    /// Whether it takes a connection.
    public boolean isUp() {
        try (Connection connection = address.dataSource().getConnection()) {
            return connection.isValid(VALID_SECONDS);
        } catch (SQLException down) {
            return false;
        }
    }

    /// The process of which all others of the server descend; nothing of a database that was there.
    public OptionalLong pid() {
        return pid;
    }

    /// Ends what was started for it.
    ///
    /// @throws ProblemException if something is left of it
    @Override
    public void close() {
        try {
            server.close();
        } catch (Exception failure) {
            throw ProblemException.failed("%s: %s".formatted(address, failure));
        }
    }

    private static Path scripts(Path home) {
        return home.resolve("db");
    }
}
