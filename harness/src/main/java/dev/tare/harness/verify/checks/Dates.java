package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.SHORT;
import static dev.tare.harness.verify.Check.Pace.WAITING;
import static dev.tare.harness.verify.Check.line;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;

/// The header `Date`.
final class Dates {

    private static final DateTimeFormatter IMF_FIXDATE =
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH)
                    .withZone(ZoneOffset.UTC);

    private static final Duration TOLERANCE = Duration.ofSeconds(2);
    private static final Duration PAUSE = Duration.ofMillis(2200);

    static final List<Check> CHECKS =
            List.of(
                    line(SHORT, "date-format", "Date has the format of RFC 9110").by(Dates::format),
                    line(SHORT, "date-right", "Date is right to the second").by(Dates::right),
                    line(WAITING, "date-moves", "Date moves on").by(Dates::moves));

    private Dates() {}

    private static void format(Probe probe) throws IOException {
        for (String path : Sample.paths(probe)) {
            String date = date(probe, path);
            String expected = time(date) == null ? "Thu, 01 Jan 2026 00:00:00 GMT" : date;
            probe.same("GET " + path + ": Date like", expected, date);
        }
    }

    /// The time that the answer itself takes is forgiven.
    private static void right(Probe probe) throws IOException {
        Instant earliest = Instant.now().minus(TOLERANCE);
        String date = date(probe, "/ping");
        Instant now = Instant.now();
        Instant time = time(date);
        boolean right =
                time != null && time.isAfter(earliest) && time.isBefore(now.plus(TOLERANCE));
        probe.holds(right, "GET /ping: Date near " + IMF_FIXDATE.format(now), date);
    }

    private static void moves(Probe probe) throws IOException, InterruptedException {
        String first = date(probe, "/ping");
        Thread.sleep(PAUSE);
        String second = date(probe, "/ping");
        Instant before = time(first);
        Instant after = time(second);
        boolean moved = before != null && after != null && after.isAfter(before);
        probe.holds(
                moved,
                "GET /ping: Date later than %s after %d ms".formatted(first, PAUSE.toMillis()),
                second);
    }

    private static String date(Probe probe, String path) throws IOException {
        return probe.ask(Request.get(path)).field("Date").orElse("none");
    }

    /// The time of a date in the right format, to the letter; otherwise null.
    private static Instant time(String date) {
        try {
            Instant time = IMF_FIXDATE.parse(date, Instant::from);
            return IMF_FIXDATE.format(time).equals(date) ? time : null;
        } catch (DateTimeParseException otherFormat) {
            return null;
        }
    }
}
