package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.SHORT;
import static dev.tare.harness.verify.Check.line;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Expected;
import dev.tare.harness.verify.Probe;

import java.io.IOException;
import java.util.List;

/// What a server answers while its database is away.
final class Outage {

    private static final Expected UNAVAILABLE = Expected.error(503, "database unavailable");
    private static final int ALLOWED_MILLIS = 3000;

    static final List<Check> CHECKS =
            List.of(
                    line(SHORT, "database-away", "Without a database /db is 503 within 3 s")
                            .about(Endpoint.DB_USER, Endpoint.DB_USERS)
                            .by(Outage::unavailable),
                    line(SHORT, "memory-without-database", "Without a database the rest answers")
                            .by(Outage::rest));

    private Outage() {}

    private static void unavailable(Probe probe) throws IOException, InterruptedException {
        for (Sample sample : Sample.offered(probe)) {
            if (needsDatabase(sample)) {
                long start = System.nanoTime();
                probe.expect(sample.request(), UNAVAILABLE);
                long millis = (System.nanoTime() - start) / 1_000_000;
                probe.holds(
                        millis <= ALLOWED_MILLIS,
                        "%s: %d ms at most".formatted(sample.request(), ALLOWED_MILLIS),
                        millis + " ms");
            }
        }
    }

    private static void rest(Probe probe) throws IOException, InterruptedException {
        for (Sample sample : Sample.offered(probe)) {
            if (!needsDatabase(sample)) {
                probe.expect(sample.request(), sample.expected());
            }
        }
    }

    private static boolean needsDatabase(Sample sample) {
        return sample.path().startsWith("/db/");
    }
}
