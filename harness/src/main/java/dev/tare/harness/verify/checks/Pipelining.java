package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.FULL;
import static dev.tare.harness.verify.Check.line;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Requests that follow each other without waiting, and what stands between them.
final class Pipelining {

    private static final int MANY = 100;

    /// What a server that does not read the body would take for the next request.
    private static final byte[] MISLEADING =
            "GET /user HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(US_ASCII);

    private static final byte[] LARGE = new byte[60_000];

    static final List<Check> CHECKS =
            List.of(
                    line(
                                    FULL,
                                    "pipelining",
                                    "Pipelined requests are answered in order, all of them")
                            .by(Pipelining::mixed),
                    line(FULL, "pipelining-delay", "The order holds when the first takes longest")
                            .about(Endpoint.DELAY)
                            .by(Pipelining::delays),
                    line(FULL, "body-sized", "A body of given length on GET is read and ignored")
                            .by(Pipelining::sized),
                    line(FULL, "body-chunked", "A chunked body on GET is read and ignored")
                            .by(Pipelining::chunked));

    private Pipelining() {}

    private static void mixed(Probe probe) throws IOException, InterruptedException {
        List<Sample> samples = Sample.offered(probe);
        List<Sample> sequence =
                IntStream.range(0, MANY).mapToObj(i -> samples.get(i % samples.size())).toList();
        inOrder(probe, "100 pipelined", sequence);
    }

    private static void delays(Probe probe) throws IOException, InterruptedException {
        var sequence = new ArrayList<Sample>();
        for (int ms : new int[] {150, 0, 80, 10}) {
            sequence.add(new Sample(Endpoint.DELAY, "/delay?ms=" + ms, Bodies.DELAYED));
            sequence.add(new Sample(Endpoint.PING, "/ping", Bodies.PING));
        }
        inOrder(probe, "pipelined", sequence);
    }

    private static void inOrder(Probe probe, String how, List<Sample> sequence)
            throws IOException, InterruptedException {
        probe.on(
                how,
                connection -> {
                    connection.send(sequence.stream().map(Sample::request).toArray(Request[]::new));
                    for (int i = 0; i < sequence.size(); i++) {
                        Sample sample = sequence.get(i);
                        String what = "%s, number %d, %s".formatted(how, i + 1, sample.request());
                        probe.same(what, sample.expected(), connection.receive());
                    }
                });
    }

    private static void sized(Probe probe) throws IOException, InterruptedException {
        for (byte[] body : List.of(MISLEADING, LARGE, new byte[0])) {
            followed(probe, Request.get("/ping").sized(body), body.length + " bytes");
        }
    }

    private static void chunked(Probe probe) throws IOException, InterruptedException {
        for (byte[] body : List.of(MISLEADING, LARGE, new byte[0])) {
            followed(probe, Request.get("/ping").chunked(body, 7001), body.length + " bytes");
        }
        followed(probe, Request.get("/ping").chunked(MISLEADING, 5), "chunks of 5 bytes");
    }

    private static void followed(Probe probe, Request request, String body)
            throws IOException, InterruptedException {
        String what = "%s with a body of %s".formatted(request, body);
        probe.on(
                what,
                connection -> {
                    connection.send(request, Request.get("/ping"));
                    probe.same(what, Bodies.PING, connection.receive());
                    probe.same(what + ", then GET /ping", Bodies.PING, connection.receive());
                });
    }
}
