package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.FULL;
import static dev.tare.harness.verify.Check.line;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Request;
import dev.tare.harness.verify.wire.Visible;

import java.io.IOException;
import java.util.List;

/// Requests that are not HTTP, or too much of it.
final class Malformed {

    private static final String LINE = "GET /ping HTTP/1.1\r\n";
    private static final String HOST = "Host: localhost\r\n";
    private static final String LENGTH = "Content-Length: ";
    private static final String TWO_LENGTHS = LENGTH + "1\r\n" + LENGTH + "2";
    private static final int ACCEPTED_BYTES = 12 * 1024;
    private static final int REFUSED_BYTES = 20 * 1024;

    static final List<Check> CHECKS =
            List.of(
                    refused("malformed-request-line", "A request line that is none")
                            .by(p -> lines(p, "GARBAGE", "G(T /ping HTTP/1.1", "\1\2\3")),
                    refused("malformed-target", "A blank or NUL in the target")
                            .by(p -> lines(p, "GET /pi ng HTTP/1.1", "GET /pi\0ng HTTP/1.1")),
                    refused("malformed-header-name", "A header name that is no token")
                            .by(p -> headers(p, "X : 1", "X Y: 1", "(X): 1", ": 1")),
                    refused("malformed-header-line", "A header line without a colon")
                            .by(p -> headers(p, "X", "X 1")),
                    refused("malformed-header-value", "A control character in a header")
                            .by(p -> headers(p, "X: a\0b", "X: \1")),
                    refused("malformed-content-length", "A Content-Length that is none")
                            .by(p -> headers(p, LENGTH + "x", LENGTH + "-1", TWO_LENGTHS)),
                    line(FULL, "header-12k", "A header of 12 KiB is accepted").by(Malformed::large),
                    line(FULL, "header-over-16k", "Headers beyond 16 KiB are 4xx")
                            .by(Malformed::tooLarge),
                    line(FULL, "serves-others", "After malformed requests others are served on")
                            .by(Malformed::others));

    private Malformed() {}

    private static Check.Line refused(String id, String what) {
        return line(FULL, id, what + " is 400 and closes");
    }

    private static void lines(Probe probe, String... lines)
            throws IOException, InterruptedException {
        for (String line : lines) {
            refused(probe, line + "\r\n" + HOST + "\r\n", Visible.of(line));
        }
    }

    private static void headers(Probe probe, String... lines)
            throws IOException, InterruptedException {
        for (String line : lines) {
            refused(probe, LINE + HOST + line + "\r\n\r\n", "header " + Visible.of(line));
        }
    }

    /// Wants status 400 and the end of the connection.
    private static void refused(Probe probe, String request, String what)
            throws IOException, InterruptedException {
        probe.on(
                what,
                connection -> {
                    Answer answer = connection.send(request).receive();
                    probe.same(what + ": status", 400, answer.status());
                    probe.holds(connection.closes(), what + ": closed after the answer", "open");
                });
    }

    private static void large(Probe probe) throws IOException, InterruptedException {
        probe.expect(Request.get("/ping").with(header(ACCEPTED_BYTES)), Bodies.PING);
    }

    private static void tooLarge(Probe probe) throws IOException, InterruptedException {
        refusedSize(probe, "one header of 20 KiB", header(REFUSED_BYTES));
        refusedSize(probe, "20 headers of 1 KiB", (header(1022) + "\r\n").repeat(20).strip());
    }

    private static void refusedSize(Probe probe, String what, String headers)
            throws IOException, InterruptedException {
        probe.on(
                what,
                connection -> {
                    Answer answer = connection.send(Request.get("/ping").with(headers)).receive();
                    probe.holds(
                            answer.status() / 100 == 4,
                            what + ": status 4xx",
                            "" + answer.status());
                });
    }

    private static String header(int bytes) {
        return "X: " + "a".repeat(bytes - 3);
    }

    private static void others(Probe probe) throws IOException, InterruptedException {
        String what = "GET /ping on a connection beside malformed ones";
        Request ping = Request.get("/ping");
        probe.on(
                what,
                other -> {
                    probe.same(what + ", before", Bodies.PING, other.send(ping).receive());
                    offend(probe, "GARBAGE\r\n\r\n");
                    offend(probe, LINE + HOST + "X\r\n\r\n");
                    offend(probe, LINE + HOST + header(REFUSED_BYTES) + "\r\n\r\n");
                    probe.same(what + ", after", Bodies.PING, other.send(ping).receive());
                    probe.expect(ping, Bodies.PING);
                });
    }

    private static void offend(Probe probe, String request) throws IOException {
        try (var connection = probe.connect()) {
            connection.send(request).closes();
        }
    }
}
