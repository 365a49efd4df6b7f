package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.FULL;
import static dev.tare.harness.verify.Check.line;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/// Requests that arrive in parts.
final class Splits {

    private static final Request PING = Request.get("/ping");
    private static final byte[] BODY = "0123456789".getBytes(US_ASCII);
    private static final int PAUSE_MILLIS = 1;

    static final List<Check> CHECKS =
            List.of(
                    line(FULL, "split-anywhere", "A request may arrive in two parts, cut anywhere")
                            .by(Splits::inTwo),
                    line(
                                    FULL,
                                    "split-everywhere",
                                    "A request may arrive byte by byte, its body too")
                            .by(Splits::byteByByte));

    private Splits() {}

    private static void inTwo(Probe probe) throws IOException, InterruptedException {
        probe.on(
                "GET /ping in two parts",
                connection -> {
                    byte[] request = connection.bytes(PING);
                    for (int at = 1; at < request.length; at++) {
                        send(connection, Arrays.copyOfRange(request, 0, at));
                        send(connection, Arrays.copyOfRange(request, at, request.length));
                        probe.same(
                                "GET /ping cut at byte " + at, Bodies.PING, connection.receive());
                    }
                });
    }

    private static void byteByByte(Probe probe) throws IOException, InterruptedException {
        List<Request> requests = List.of(PING, PING.sized(BODY), PING.chunked(BODY, 4));
        for (Request request : requests) {
            String what = "GET /ping byte by byte " + request.fields();
            probe.on(
                    what,
                    connection -> {
                        for (byte octet : connection.bytes(request)) {
                            send(connection, new byte[] {octet});
                        }
                        probe.same(what, Bodies.PING, connection.receive());
                        probe.same(what + ", again", Bodies.PING, connection.send(PING).receive());
                    });
        }
    }

    private static void send(Connection connection, byte[] part)
            throws IOException, InterruptedException {
        connection.send(part);
        Thread.sleep(PAUSE_MILLIS);
    }
}
