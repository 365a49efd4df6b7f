package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.FULL;
import static dev.tare.harness.verify.Check.Pace.SHORT;
import static dev.tare.harness.verify.Check.line;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Expected;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

/// What the endpoints with a database answer.
final class Rows {

    private static final String ROW_ONE =
            """
            {"id":1,"username":"user0001","name":"User 0001","email":"user0001@example.com",\
            "age":19,"active":false,"city":"São Paulo","bio":"benchmark benchmark benchmark \
            benchmark benchmark benchmark benchmark benchmark benchmark benchmark benchmark \
            benchmar","createdAt":"2026-01-01T00:01:00Z"}\
            """;

    /// The ends, each city, and both sides of each change in the number of digits.
    private static final int[] SAMPLE = {
        1, 2, 3, 4, 5, 9, 10, 99, 100, 999, 1000, 5003, 9999, 10_000
    };

    private static final int PIPELINED = 50;

    static final List<Check> CHECKS =
            List.of(
                    line(SHORT, "row-one", "GET /db/users/1 answers the row as it is written down")
                            .about(Endpoint.DB_USER)
                            .by(probe -> probe.expect("/db/users/1", Expected.json(ROW_ONE))),
                    line(SHORT, "row-by-id", "GET /db/users/{id} answers that row in 286 bytes")
                            .about(Endpoint.DB_USER)
                            .by(Rows::sample),
                    line(SHORT, "row-utf-8", "Cities are sent as UTF-8, not as \\u escapes")
                            .about(Endpoint.DB_USER)
                            .by(Rows::cities),
                    line(FULL, "all-rows", "Each of the 10,000 rows is the contract's")
                            .about(Endpoint.DB_USER)
                            .by(Rows::all),
                    line(SHORT, "list-default", "GET /db/users answers the first 20 rows by id")
                            .about(Endpoint.DB_USERS)
                            .by(probe -> probe.expect("/db/users", Row.first(20))),
                    line(SHORT, "list-limit", "GET /db/users?limit=N answers the first N rows")
                            .about(Endpoint.DB_USERS)
                            .by(Rows::limits));

    private Rows() {}

    private static void sample(Probe probe) throws IOException, InterruptedException {
        for (int id : SAMPLE) {
            probe.expect("/db/users/" + id, Row.expected(id));
        }
    }

    private static void cities(Probe probe) throws IOException {
        for (int id = 1; id <= 5; id++) {
            String city = Row.of(id).city();
            var body = new String(probe.ask(Request.get("/db/users/" + id)).body(), UTF_8);
            probe.holds(
                    body.contains("\"city\":\"" + city + "\""),
                    "GET /db/users/%d: \"city\":\"%s\"".formatted(id, city),
                    body.replaceFirst(".*(\"city\":\"[^\"]*\").*", "$1"));
        }
    }

    private static void limits(Probe probe) throws IOException, InterruptedException {
        for (int limit : new int[] {1, 2, 21, 499, 500}) {
            probe.expect("/db/users?limit=" + limit, Row.first(limit));
        }
    }

    /// The rule that makes the expected rows has the contract's SHA-256, so byte for byte is
    /// enough.
    private static void all(Probe probe) throws IOException, InterruptedException {
        probe.on(
                "all rows",
                connection -> {
                    for (int first = 1; first <= Row.COUNT; first += PIPELINED) {
                        compare(probe, connection, first);
                    }
                });
    }

    private static void compare(Probe probe, Connection connection, int first) throws IOException {
        List<Request> requests =
                IntStream.range(first, first + PIPELINED)
                        .mapToObj(id -> Request.get("/db/users/" + id))
                        .toList();
        connection.send(requests.toArray(Request[]::new));
        for (int i = 0; i < PIPELINED; i++) {
            String what = requests.get(i).toString();
            probe.same(what, Row.expected(first + i), connection.receive());
        }
    }
}
