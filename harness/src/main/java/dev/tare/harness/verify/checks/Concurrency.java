package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.FULL;
import static dev.tare.harness.verify.Check.Pace.LOAD;
import static dev.tare.harness.verify.Check.line;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/// Many connections, and requests that wait.
final class Concurrency {

    private static final int CONNECTIONS = 600;
    private static final int DELAYS = 200;
    private static final Duration DELAY = Duration.ofMillis(200);

    static final List<Check> CHECKS =
            List.of(
                    line(LOAD, "many-connections", "600 connections at once are all served")
                            .by(Concurrency::connections),
                    line(LOAD, "delays-overlap", "200 requests wait 200 ms at the same time")
                            .about(Endpoint.DELAY)
                            .by(Concurrency::delays),
                    line(FULL, "delay-waits", "GET /delay waits ms milliseconds, 20 without ms")
                            .about(Endpoint.DELAY)
                            .by(Concurrency::waits));

    private Concurrency() {}

    private static void connections(Probe probe) throws IOException {
        try (var crowd = Crowd.of(CONNECTIONS, probe)) {
            for (String round : List.of("first", "second")) {
                crowd.send(Request.get("/ping"));
                crowd.receive((number, answer) -> {
                    String what = "GET /ping, %s on connection %d".formatted(round, number);
                    probe.same(what, Bodies.PING, answer);
                    return true;
                });
            }
        }
    }

    /// A tenth of the time that one thread would need is allowed.
    private static void delays(Probe probe) throws IOException {
        Request delay = Request.get("/delay?ms=" + DELAY.toMillis());
        long allowedMillis = DELAY.toMillis() * DELAYS / 10;
        try (var crowd = Crowd.of(DELAYS, probe)) {
            long start = System.nanoTime();
            crowd.send(delay);
            int answered =
                    crowd.receive((_, answer) -> {
                        probe.same(delay.toString(), Bodies.DELAYED, answer);
                        return millisSince(start) <= allowedMillis;
                    });
            long millis = millisSince(start);
            probe.holds(
                    millis <= allowedMillis,
                    "%d times %s at once: %d ms at most".formatted(DELAYS, delay, allowedMillis),
                    "%d answers in %d ms".formatted(answered, millis));
        }
    }

    private static void waits(Probe probe) throws IOException {
        waits(probe, "/delay", 20);
        for (int ms : new int[] {1, 50, 300, 1000}) {
            waits(probe, "/delay?ms=" + ms, ms);
        }
    }

    /// A millisecond less is forgiven, since timers tick.
    private static void waits(Probe probe, String target, int ms) throws IOException {
        try (var connection = probe.connect()) {
            long start = System.nanoTime();
            connection.send(Request.get(target)).receive();
            long millis = millisSince(start);
            probe.holds(
                    millis >= ms - 1, "GET %s: after %d ms".formatted(target, ms), millis + " ms");
        }
    }

    private static long millisSince(long nanoTime) {
        return (System.nanoTime() - nanoTime) / 1_000_000;
    }
}
