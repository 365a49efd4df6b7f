package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.WAITING;
import static dev.tare.harness.verify.Check.line;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Connection;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/// Connections that never send a complete request head.
final class SlowRequests {

    private static final String HALF_HEAD = "GET /ping HTTP/1.1\r\nHost: localhost\r\nX: ";
    private static final int TRICKLES = 60;

    static final List<Check> CHECKS =
            List.of(
                    line(
                                    WAITING,
                                    "slow-silent",
                                    "A connection that sends nothing is closed in 30 s")
                            .by(probe -> closed(probe, "a connection that sends nothing", "")),
                    line(WAITING, "slow-half-head", "Half a request head is closed in 30 s")
                            .by(probe -> closed(probe, "half a request head", HALF_HEAD)),
                    line(WAITING, "slow-trickle", "A head that trickles is closed in 30 s")
                            .by(SlowRequests::trickle));

    private SlowRequests() {}

    private static void closed(Probe probe, String what, String start)
            throws IOException, InterruptedException {
        probe.on(
                what,
                connection -> {
                    boolean closed = connection.send(start).closes(bound(probe));
                    verdict(probe, closed, what);
                });
    }

    private static void trickle(Probe probe) throws IOException, InterruptedException {
        String what = "a head that trickles";
        Duration pause = probe.timing().head().dividedBy(TRICKLES);
        probe.on(
                what,
                connection -> {
                    connection.send(HALF_HEAD);
                    verdict(probe, closesWhileTrickling(connection, bound(probe), pause), what);
                });
    }

    private static boolean closesWhileTrickling(
            Connection connection, Duration bound, Duration pause) throws IOException {
        long end = System.nanoTime() + bound.toNanos();
        while (System.nanoTime() < end) {
            if (!connection.trySend("a".getBytes(US_ASCII)) || connection.closes(pause)) {
                return true;
            }
        }
        return false;
    }

    private static void verdict(Probe probe, boolean closed, String what) {
        probe.holds(
                closed,
                "%s: closed within %d ms".formatted(what, probe.timing().head().toMillis()),
                "open after %d ms".formatted(bound(probe).toMillis()));
    }

    private static Duration bound(Probe probe) {
        return probe.timing().head().plus(probe.timing().tolerance());
    }
}
