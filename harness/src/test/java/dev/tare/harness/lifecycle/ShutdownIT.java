package dev.tare.harness.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.target.RunningTarget;
import dev.tare.harness.target.TargetVariant;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Request;

import org.awaitility.Awaitility;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// SIGTERM stops accepting, finishes what is in flight, and ends the process.
class ShutdownIT {

    private static final int CLIENTS = 16;
    private static final long WARM = 200;

    static List<TargetVariant> targets() {
        return Suite.modelsOfConcurrency();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void no_request_that_was_sent_fails(TargetVariant variant) throws Exception {
        try (var suite = new Suite()) {
            RunningTarget target = suite.start(List.of(variant), Map.of()).getFirst();
            ProcessHandle process = ProcessHandle.of(target.pid()).orElseThrow();
            try (Clients clients = Clients.start(target, CLIENTS, "/ping", "/user", "/delay?ms=5");
                    Connection waiting = Suite.connect(target)) {
                Awaitility.await().until(() -> clients.answers(200) > WARM);
                waiting.send(Request.get("/delay?ms=1000"));
                // The request has to be read before the signal comes; nothing outside tells when.
                Awaitility.await()
                        .pollDelay(300, TimeUnit.MILLISECONDS)
                        .until(() -> clients.answers(200) > 2 * WARM);

                process.destroy();

                Answer late = waiting.receive();
                assertThat(late.status()).isEqualTo(200);
                assertThat(process.onExit()).succeedsWithin(8, TimeUnit.SECONDS);
                clients.stop();
                assertThat(clients.failures()).isEmpty();
                assertThat(clients.statuses()).containsOnly(200);
            }
        }
    }
}
