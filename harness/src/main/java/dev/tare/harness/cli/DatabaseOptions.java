package dev.tare.harness.cli;

import dev.tare.harness.database.DatabaseAddress;
import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.problem.ProblemException;

import picocli.CommandLine.Option;

import java.util.Map;
import java.util.Optional;

/// Which database the targets use, and with how many connections each.
final class DatabaseOptions {

    /// Connections beyond those of the pools: for the harness, and for PostgreSQL's superuser.
    private static final int SPARE = 20;

    private static final int MAX_POOL_SIZE = 1000;

    private static final DatabaseAddress USUAL =
            new DatabaseAddress("127.0.0.1", 5432, "tare", "tare", "tare");

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = {
                "Use this database instead of a PostgreSQL of tare's own:",
                "postgresql://user:password@host:port/name"
            })
    private String url;

    @Option(
            names = "--pool-size",
            paramLabel = "N",
            defaultValue = "16",
            description = "Connections that each target holds to the database (default: 16).")
    private int poolSize;

    /// What the options say, checked.
    ///
    /// @throws ProblemException if one of them is bad
    void check() {
        address();
        if (poolSize < 1 || poolSize > MAX_POOL_SIZE) {
            throw ProblemException.badUsage(
                    "--pool-size: expected a number from 1 to %d, got %d"
                            .formatted(MAX_POOL_SIZE, poolSize));
        }
    }

    /// Starts or finds the database, with the suite's rows in it.
    ///
    /// @param targets how many targets will use it at the same time
    RunningDatabase open(Home home, int targets) {
        return address()
                .map(named -> RunningDatabase.named(home.folder(), named))
                .orElseGet(() ->
                        RunningDatabase.embedded(home.folder(), connections(targets, poolSize)));
    }

    /// How many connections a database must take.
    ///
    /// @param targets how many targets use it at the same time
    /// @param poolSize connections that each holds
    static int connections(int targets, int poolSize) {
        return targets * poolSize + SPARE;
    }

    /// Whether the user names a database.
    boolean isNamed() {
        return url != null;
    }

    /// The variables by which targets find it.
    Map<String, String> environment(RunningDatabase database) {
        return database.address().environment(poolSize);
    }

    /// Connections that each target holds.
    int poolSize() {
        return poolSize;
    }

    /// The variables for targets that somebody starts by hand; without an address on the command
    /// line, of a database where PostgreSQL usually is.
    Map<String, String> byHand() {
        return address().orElse(USUAL).environment(poolSize);
    }

    private Optional<DatabaseAddress> address() {
        return Optional.ofNullable(url).map(DatabaseAddress::parse);
    }
}
