package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.SHORT;
import static dev.tare.harness.verify.Check.line;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.List;

/// What `HEAD` answers.
final class Heads {

    static final List<Check> CHECKS =
            List.of(
                    line(SHORT, "head-headers", "HEAD answers the headers of GET, their values too")
                            .by(Heads::headers),
                    line(
                                    SHORT,
                                    "head-without-body",
                                    "HEAD answers no body: the next answer follows")
                            .by(Heads::withoutBody));

    private Heads() {}

    private static void headers(Probe probe) throws IOException {
        for (String path : Sample.paths(probe)) {
            Answer get = probe.ask(Request.get(path));
            Answer head = probe.ask(Request.head(path));
            probe.same("HEAD " + path + ": status", get.status(), head.status());
            probe.same("HEAD " + path, Headers.fields(get), Headers.fields(head));
        }
    }

    private static void withoutBody(Probe probe) throws IOException, InterruptedException {
        for (String path : Sample.paths(probe)) {
            followed(probe, path, 200);
        }
        followed(probe, "/unknown", 404);
    }

    private static void followed(Probe probe, String path, int status)
            throws IOException, InterruptedException {
        Request head = Request.head(path);
        probe.on(
                head + ", then GET /ping",
                connection -> {
                    connection.send(head, Request.get("/ping"));
                    probe.same(head + ": status", status, connection.receive(head).status());
                    probe.same(head + ", then GET /ping", Bodies.PING, connection.receive());
                });
    }
}
