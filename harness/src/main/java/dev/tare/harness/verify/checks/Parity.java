package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.TOGETHER;
import static dev.tare.harness.verify.Check.line;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.NoAnswerException;
import dev.tare.harness.verify.wire.Request;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Whether the servers that are verified together answer alike.
final class Parity {

    /// What may not differ; other headers are a matter of the header set, and free in errors.
    private static final Set<String> COMPARED =
            Set.of("server", "date", "content-type", "content-length");

    private static final Set<String> COMPARED_IN_ERRORS = Set.of("content-type", "allow");

    static final List<Check> CHECKS =
            List.of(
                    line(TOGETHER, "parity", "Targets' answers differ in nothing but Date's value")
                            .by(Parity::compare));

    private Parity() {}

    private static void compare(Probe probe) throws IOException, InterruptedException {
        var answers = new LinkedHashMap<String, byte[]>();
        try {
            for (Request request : requests(probe)) {
                answers.put(request.toString(), answer(probe, request));
            }
        } finally {
            probe.peers().tell(probe.subject(), answers);
        }
        probe.peers().compare(probe);
    }

    private static List<Request> requests(Probe probe) {
        var requests = new ArrayList<Request>();
        for (Sample sample : Sample.offered(probe)) {
            requests.add(sample.request());
            requests.add(Request.head(sample.path()));
        }
        if (probe.offers(Endpoint.DB_USER)) {
            requests.add(Request.get("/db/users/5000"));
            requests.add(Request.get("/db/users/10000"));
        }
        if (probe.offers(Endpoint.DB_USERS)) {
            requests.add(Request.get("/db/users?limit=500"));
        }
        requests.addAll(Errors.failing(probe));
        return requests;
    }

    /// The answer's bytes, its headers in one case and order; or why there is none.
    private static byte[] answer(Probe probe, Request request) throws IOException {
        try {
            Answer answer = probe.ask(request);
            var bytes = new ByteArrayOutputStream();
            bytes.writeBytes((answer.status() + "\r\n").getBytes(UTF_8));
            fields(answer).forEach(line -> bytes.writeBytes((line + "\r\n").getBytes(UTF_8)));
            bytes.writeBytes(answer.body());
            return bytes.toByteArray();
        } catch (NoAnswerException failure) {
            return failure.getMessage().getBytes(UTF_8);
        }
    }

    private static Stream<String> fields(Answer answer) {
        Set<String> compared = answer.status() == 200 ? COMPARED : COMPARED_IN_ERRORS;
        return Headers.fields(answer).stream()
                .filter(field -> compared.contains(field.replaceFirst(":.*", "")));
    }
}
