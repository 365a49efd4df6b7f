package dev.tare.harness.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.database.DatabaseAddress;
import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.target.RunningTarget;
import dev.tare.harness.target.TargetVariant;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Request;

import org.awaitility.Awaitility;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;

/// A target serves without a database, says 503 while there is none, and finds it by itself.
class OutageIT {

    private static final int POOL_SIZE = 4;
    private static final int CLIENTS = 8;
    private static final Duration ANSWER = Duration.ofSeconds(3);
    private static final Duration RECOVERY = Duration.ofSeconds(20);

    static List<TargetVariant> targets() {
        return Suite.modelsOfConcurrency();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void a_database_that_goes_away_under_load_gives_503_until_it_is_back(TargetVariant variant)
            throws Exception {
        int port = freePort();
        var nowhere = new DatabaseAddress("127.0.0.1", port, "tare", "tare", "tare");
        try (var suite = new Suite()) {
            RunningTarget target =
                    suite.start(List.of(variant), nowhere.environment(POOL_SIZE)).getFirst();
            assertThat(status(target, "/ping")).isEqualTo(200);
            assertThat(status(target, "/db/users/1")).isEqualTo(503);
            RunningDatabase database = database(port);
            try (Clients clients = loadOnceReady(target)) {
                database.close();
                Awaitility.await().until(() -> clients.answers(503) > 0);
                assertThat(status(target, "/ping")).isEqualTo(200);
                clients.stop();
                assertThat(clients.statuses()).containsOnly(200, 503);
                assertThat(clients.failures()).isEmpty();
                assertThat(clients.longest()).isLessThan(ANSWER);
            } finally {
                database.close();
            }
            try (RunningDatabase _ = database(port)) {
                awaitRow(target);
            }
        }
    }

    private static Clients loadOnceReady(RunningTarget target) {
        awaitRow(target);
        Clients clients = Clients.start(target, CLIENTS, "/db/users/1", "/db/users?limit=5");
        Awaitility.await().until(() -> clients.answers(200) > 100);
        return clients;
    }

    private static RunningDatabase database(int port) {
        return RunningDatabase.embedded(Suite.HOME, 100, port);
    }

    private static void awaitRow(RunningTarget target) {
        Awaitility.await().atMost(RECOVERY).until(() -> status(target, "/db/users/1") == 200);
    }

    private static int status(RunningTarget target, String path) throws IOException {
        try (Connection connection = Suite.connect(target)) {
            return connection.send(Request.get(path)).receive().status();
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
