package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.SHORT;
import static dev.tare.harness.verify.Check.line;

import dev.tare.contract.Texts;
import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Field;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// The head of an answer with status 200.
final class Headers {

    private static final String EXACTLY = "content-length, content-type, date, server";

    static final List<Check> CHECKS =
            List.of(
                    line(SHORT, "header-set", "200 carries exactly the four headers, each once")
                            .by(Headers::set),
                    line(SHORT, "server-header", "Server is tare, also of an error")
                            .by(Headers::server),
                    line(SHORT, "content-type", "Content-Type is exactly the contract's")
                            .by(Headers::contentType),
                    line(SHORT, "content-length", "Content-Length is the body's bytes")
                            .by(Headers::contentLength),
                    line(SHORT, "same-for-all", "What a client accepts changes nothing")
                            .by(Headers::browser),
                    line(
                                    SHORT,
                                    "answer-repeats",
                                    "The same request gets the same bytes but for Date")
                            .by(Headers::repeats),
                    line(SHORT, "answer-length", "An answer has as many bytes as any target's")
                            .by(Headers::length));

    private Headers() {}

    private static void set(Probe probe) throws IOException {
        for (String path : Sample.paths(probe)) {
            Request request = Request.get(path);
            probe.same(request + ": headers", EXACTLY, names(probe.ask(request)));
        }
    }

    static String names(Answer answer) {
        List<String> names =
                answer.fields().stream()
                        .map(field -> field.name().toLowerCase(Locale.ROOT))
                        .sorted()
                        .toList();
        return String.join(", ", names);
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

    /// Asks as a browser does, which offers compression and more.
    private static void browser(Probe probe) throws IOException {
        for (Sample sample : Sample.offered(probe)) {
            Request request =
                    sample.request()
                            .with("Accept: text/html,application/xhtml+xml,*/*;q=0.8")
                            .with("Accept-Encoding: gzip, deflate, br, zstd")
                            .with("Accept-Language: de-CH,de;q=0.9,en;q=0.8")
                            .with("Cookie: theme=dark")
                            .with("Origin: https://example.com");
            Answer answer = probe.ask(request);
            probe.same(request + " of a browser: headers", EXACTLY, names(answer));
            probe.same(request + " of a browser", sample.expected(), answer);
        }
    }

    private static void repeats(Probe probe) throws IOException {
        for (String path : Sample.paths(probe)) {
            Answer first = probe.ask(Request.get(path));
            Answer second = probe.ask(Request.get(path));
            probe.same("GET " + path + " again", head(first), head(second));
            probe.holds(
                    Arrays.equals(first.body(), second.body()),
                    "GET " + path + " again: the same body",
                    "another body");
        }
    }

    private static List<Field> head(Answer answer) {
        return answer.fields().stream()
                .map(field -> field.is("Date") ? new Field(field.name(), "") : field)
                .sorted(Comparator.comparing(Field::name))
                .toList();
    }

    /// A full status line and the four headers, each with a colon and a space.
    private static void length(Probe probe) throws IOException {
        for (Sample sample : Sample.offered(probe)) {
            String head =
                    """
                    HTTP/1.1 200 OK
                    Server: tare
                    Date: Thu, 01 Jan 2026 00:00:00 GMT
                    Content-Type: %s
                    Content-Length: %d

                    """
                            .formatted(
                                    sample.expected().contentType(),
                                    sample.expected().body().length);
            int expected = head.replace("\n", "\r\n").length() + sample.expected().body().length;
            Answer answer = probe.ask(sample.request());
            probe.holds(
                    answer.length() == expected,
                    "%s: HTTP/1.1 200 OK, %d bytes in all".formatted(sample.request(), expected),
                    "%s, %d bytes in all".formatted(answer.statusLine(), answer.length()));
        }
    }
}
