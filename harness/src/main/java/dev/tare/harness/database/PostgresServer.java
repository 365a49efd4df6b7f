package dev.tare.harness.database;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.FreePorts;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// PostgreSQL from the binaries that come with the harness, with its data in a folder that lives as
/// long as the server.
final class PostgresServer implements AutoCloseable {

    private static final String NAME = "tare";
    private static final Duration START = Duration.ofSeconds(30);

    private final EmbeddedPostgres postgres;
    private final DataFolder data;

    private PostgresServer(EmbeddedPostgres postgres, DataFolder data) {
        this.postgres = postgres;
        this.data = data;
    }

    /// Starts a server with a role and a database of the suite's name. Of several processes that do
    /// so at once each waits for the one before, since they share the unpacked binaries.
    ///
    /// @param folder for all its files
    /// @param connections how many connections it must take
    /// @param port 1 to 65535, or 0 for a free one
    /// @throws ProblemException if it does not start
    static synchronized PostgresServer start(Path folder, int connections, int port) {
        try {
            Files.createDirectories(folder);
            try (FileChannel turn =
                    FileChannel.open(
                            folder.resolve("start.lock"),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE)) {
                turn.lock();
                DataFolder.cleanUp(folder);
                deleteHalfUnpacked(folder);
                return start(folder, DataFolder.create(folder), connections, port);
            }
        } catch (IOException | SQLException | RuntimeException failure) {
            throw ProblemException.missing(
                    "PostgreSQL cannot be started in %s: %s; name another database with --db"
                            .formatted(folder, failure.getMessage()),
                    failure);
        }
    }

    private static PostgresServer start(Path folder, DataFolder data, int connections, int port)
            throws IOException, SQLException {
        try {
            EmbeddedPostgres postgres = boot(folder, data, connections, port);
            createDatabase(postgres);
            return new PostgresServer(postgres, data);
        } catch (IOException | SQLException | RuntimeException failure) {
            data.abandon();
            throw failure;
        }
    }

    private static EmbeddedPostgres boot(Path folder, DataFolder data, int connections, int port)
            throws IOException {
        // Its log repeats, with stack traces, what its exceptions say.
        System.setProperty("org.slf4j.simpleLogger.log.io.zonky.test", "off");
        System.setProperty("ot.epg.working-dir", folder.toString());
        return EmbeddedPostgres.builder()
                .setDataDirectory(data.path())
                .setCleanDataDirectory(false)
                .setPort(port == 0 ? FreePorts.one() : port)
                .setPGStartupWait(START)
                .setLocaleConfig("locale", "C")
                // Its own defaults would answer writes before they are safe.
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("max_connections", Integer.toString(connections))
                // Nobody here uses the socket, and its file would outlive a server that is killed.
                .setServerConfig("unix_socket_directories", "''")
                .start();
    }

    private static void createDatabase(EmbeddedPostgres postgres) throws SQLException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE ROLE %s LOGIN PASSWORD '%s'".formatted(NAME, NAME));
            statement.execute("CREATE DATABASE %s OWNER %s".formatted(NAME, NAME));
        }
    }

    /// A start that was killed while it unpacked the binaries would fail all later ones.
    private static void deleteHalfUnpacked(Path folder) throws IOException {
        for (Path binaries : DataFolder.children(folder, "PG-")) {
            if (!Files.exists(binaries.resolve(".exists"))) {
                DataFolder.deleteTree(binaries);
            }
        }
    }

    DatabaseAddress address() {
        return new DatabaseAddress("127.0.0.1", postgres.getPort(), NAME, NAME, NAME);
    }

    /// The postmaster's id, which it writes into the first line of a file.
    OptionalLong pid() {
        try (Stream<String> lines = Files.lines(data.path().resolve("postmaster.pid"))) {
            return lines.limit(1).mapToLong(Long::parseLong).findFirst();
        } catch (IOException | NumberFormatException unreadable) {
            return OptionalLong.empty();
        }
    }

    @Override
    public void close() throws IOException {
        postgres.close();
        data.close();
    }
}
