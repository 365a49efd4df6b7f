package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.FULL;
import static dev.tare.harness.verify.Check.line;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.List;

/// When a connection stays and when it closes.
final class KeepAlive {

    private static final Request PING = Request.get("/ping");
    private static final int MANY = 1000;

    static final List<Check> CHECKS =
            List.of(
                    line(
                                    FULL,
                                    "keep-alive",
                                    "A connection over HTTP/1.1 serves a thousand requests")
                            .by(KeepAlive::manyRequests),
                    line(FULL, "connection-close", "Connection: close is honoured")
                            .by(probe -> closing(probe, PING.with("Connection: close"))),
                    line(FULL, "http-1.0-closes", "HTTP/1.0 closes after the answer")
                            .by(probe -> closing(probe, PING.http10())),
                    line(
                                    FULL,
                                    "http-1.0-keep-alive",
                                    "HTTP/1.0 stays open if asked to, and says so")
                            .by(KeepAlive::keptAlive10),
                    line(FULL, "usable-after-error", "After an error the connection stays usable")
                            .by(KeepAlive::usableAfterError));

    private KeepAlive() {}

    private static void manyRequests(Probe probe) throws IOException, InterruptedException {
        probe.on(
                "GET /ping, a thousand times",
                connection -> {
                    for (int count = 1; count <= MANY; count++) {
                        Answer answer = again(connection, count);
                        if (answer.status() != 200) {
                            probe.same("GET /ping, number " + count, Bodies.PING, answer);
                            return;
                        }
                    }
                });
    }

    private static Answer again(Connection connection, int count) throws IOException {
        try {
            return connection.send(PING).receive();
        } catch (IOException failure) {
            throw new IOException(
                    "for number %d: %s".formatted(count, failure.getMessage()), failure);
        }
    }

    private static void closing(Probe probe, Request request)
            throws IOException, InterruptedException {
        String what = String.join(", ", request.toString(), String.join(", ", request.fields()));
        probe.on(
                what,
                connection -> {
                    probe.same(what, Bodies.PING, connection.send(request).receive());
                    probe.holds(
                            connection.closes(),
                            what + ": closed after the answer",
                            "open, or more bytes than the answer");
                });
    }

    private static void keptAlive10(Probe probe) throws IOException, InterruptedException {
        for (String asked : List.of("keep-alive", "Keep-Alive")) {
            Request request = PING.http10().with("Connection: " + asked);
            String what = request + ", Connection: " + asked;
            probe.on(
                    what,
                    connection -> {
                        Answer answer = connection.send(request).receive();
                        probe.same(what, Bodies.PING, answer);
                        probe.holds(
                                answer.has("Connection", "keep-alive"),
                                what + ": Connection: keep-alive",
                                "Connection: " + answer.field("Connection").orElse("none"));
                        probe.same(
                                what + ", again", Bodies.PING, connection.send(request).receive());
                    });
        }
    }

    private static void usableAfterError(Probe probe) throws IOException, InterruptedException {
        for (Request failing : Errors.failing(probe)) {
            stays(probe, failing);
        }
        stays(probe, Request.of("POST", "/ping").sized(new byte[1000]));
        stays(probe, Request.of("POST", "/unknown").chunked(new byte[1000], 300));
    }

    private static void stays(Probe probe, Request failing)
            throws IOException, InterruptedException {
        String what = failing + ", then GET /ping";
        probe.on(
                what,
                connection -> {
                    Answer error = connection.send(failing).receive(failing);
                    if (error.closes()) {
                        probe.holds(connection.closes(), failing + ": closed, as it says", "open");
                    } else {
                        probe.same(what, Bodies.PING, connection.send(PING).receive());
                    }
                });
    }
}
