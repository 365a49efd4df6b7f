package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.SHORT;
import static dev.tare.harness.verify.Check.line;

import dev.tare.contract.Texts;
import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Expected;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Field;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The head of an answer with status 200.
final class Headers {

    private static final String EXACTLY = "content-length, content-type, date, server";

    static final List<Check> CHECKS =
            List.of(
                    line(SHORT, "header-set", "200 carries exactly the four headers, each once")
                            .by(Headers::set),
                    line(SHORT, "server-header", "Server is tare").by(Headers::server),
                    line(SHORT, "content-type", "Content-Type is exactly the contract's")
                            .by(Headers::contentType),
                    line(SHORT, "content-length", "Content-Length is the body's bytes")
                            .by(Headers::contentLength),
                    line(SHORT, "answer-repeats", "The same request gets the same bytes again")
                            .by(Headers::repeats),
                    line(SHORT, "same-for-all", "What a client accepts changes nothing")
                            .by(Headers::browser),
                    line(SHORT, "answer-length", "An answer has as many bytes as any target's")
                            .by(Headers::length));

    private Headers() {}

    private static void set(Probe probe) throws IOException {
        for (String path : Sample.paths(probe)) {
            Request request = Request.get(path);
            probe.same(request + ": headers", EXACTLY, names(probe.ask(request)));
        }
    }

    private static String names(Answer answer) {
        return answer.fields().stream()
                .map(field -> field.name().toLowerCase(Locale.ROOT))
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private static void server(Probe probe) throws IOException {
        String got = probe.ask(Request.get("/ping")).field("Server").orElse("none");
        probe.same("GET /ping: Server", Texts.SERVER, got);
    }

    private static void contentType(Probe probe) throws IOException {
        for (Sample sample : Sample.offered(probe)) {
            same(probe, sample, "Content-Type", sample.expected().contentType());
        }
    }

    private static void contentLength(Probe probe) throws IOException {
        for (Sample sample : Sample.offered(probe)) {
            same(probe, sample, "Content-Length", "" + sample.expected().body().length);
        }
    }

    private static void same(Probe probe, Sample sample, String name, String value)
            throws IOException {
        String got = probe.ask(sample.request()).field(name).orElse("none");
        probe.same(sample.request() + ": " + name, value, got);
    }

    private static void repeats(Probe probe) throws IOException {
        for (String path : Sample.paths(probe)) {
            Request request = Request.get(path);
            same(probe, request + " again", probe.ask(request), probe.ask(request));
        }
    }

    /// Asks as a browser does, which offers compression and more.
    private static void browser(Probe probe) throws IOException {
        for (String path : Sample.paths(probe)) {
            Request plain = Request.get(path);
            Request browser =
                    plain.with("Accept: text/html,application/xhtml+xml,*/*;q=0.8")
                            .with("Accept-Encoding: gzip, deflate, br, zstd")
                            .with("Accept-Language: de-CH,de;q=0.9,en;q=0.8")
                            .with("Cookie: theme=dark")
                            .with("Origin: https://example.com");
            same(probe, plain + " by a browser", probe.ask(plain), probe.ask(browser));
        }
    }

    private static void same(Probe probe, String what, Answer first, Answer second) {
        probe.same(what, fields(first), fields(second));
        probe.same(what, new Expected(first.status(), "", first.body()), second);
    }

    /// The headers in one case and order, `Date` without its value.
    static List<String> fields(Answer answer) {
        return answer.fields().stream()
                .map(field -> new Field(field.name().toLowerCase(Locale.ROOT), field.value()))
                .map(field -> field.is("date") ? "date" : field.name() + ": " + field.value())
                .sorted()
                .toList();
    }

    private static void length(Probe probe) throws IOException {
        for (Sample sample : Sample.offered(probe)) {
            int expected = length(sample.expected());
            Answer answer = probe.ask(sample.request());
            probe.holds(
                    answer.length() == expected,
                    "%s: HTTP/1.1 200 OK, %d bytes in all".formatted(sample.request(), expected),
                    "%s, %d bytes in all".formatted(answer.statusLine(), answer.length()));
        }
    }

    /// The bytes of a full status line, of the four headers, each with a colon and a space, and of
    /// the body.
    private static int length(Expected expected) {
        String head =
                """
                HTTP/1.1 200 OK
                Server: tare
                Date: Thu, 01 Jan 2026 00:00:00 GMT
                Content-Type: %s
                Content-Length: %d

                """
                        .formatted(expected.contentType(), expected.body().length);
        return head.replace("\n", "\r\n").length() + expected.body().length;
    }
}
