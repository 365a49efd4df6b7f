package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.FULL;
import static dev.tare.harness.verify.Check.line;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Probe;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// Other ways to write a path, and what may follow it.
final class Paths {

    private static final Set<String> TAKING_A_QUERY = Set.of(Endpoint.DELAY, Endpoint.DB_USERS);

    static final List<Check> CHECKS =
            List.of(
                    line(FULL, "query-ignored", "A query on an endpoint that takes none is ignored")
                            .by(Paths::query),
                    line(FULL, "percent-encoded-path", "Percent-encoded letters mean those letters")
                            .by(Paths::percentEncoded));

    private Paths() {}

    private static void query(Probe probe) throws IOException, InterruptedException {
        for (Sample sample : Sample.offered(probe)) {
            if (!TAKING_A_QUERY.contains(sample.endpoint())) {
                for (String query : List.of("?", "?x=1", "?limit=x&id=2&ms=x", "?a&b=%20&c=/")) {
                    probe.expect(sample.path() + query, sample.expected());
                }
            }
        }
    }

    private static void percentEncoded(Probe probe) throws IOException, InterruptedException {
        for (Sample sample : Sample.offered(probe)) {
            if (sample.endpoint().equals(Endpoint.HELLO)) {
                continue;
            }
            String last = sample.path().replaceFirst(".*/", "");
            String before = sample.path().substring(0, sample.path().length() - last.length());
            probe.expect(before + encoded(last), sample.expected());
            probe.expect(before + encoded(last).toLowerCase(Locale.ROOT), sample.expected());
            probe.expect(sample.path().replace("s", "%73"), sample.expected());
        }
    }

    private static String encoded(String segment) {
        return segment.chars()
                .mapToObj(letter -> "%%%02X".formatted(letter))
                .collect(Collectors.joining());
    }
}
