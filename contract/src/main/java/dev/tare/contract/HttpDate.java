package dev.tare.contract;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// The value of the `Date` header, formatted once a second.
///
/// @see <a href="https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7">RFC 9110, IMF-fixdate</a>
public final class HttpDate {

    /// With a day of two digits, which `RFC_1123_DATE_TIME` does not print.
    private static final DateTimeFormatter IMF_FIXDATE =
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH)
                    .withZone(ZoneOffset.UTC);

    private record Second(long epochSecond, String text) {}

    private final Clock clock;
    private volatile Second cached = new Second(Long.MIN_VALUE, "");

    /// A value that follows the clock.
    public HttpDate(Clock clock) {
        this.clock = clock;
    }

    /// A value that follows the machine's clock.
    public HttpDate() {
        this(Clock.systemUTC());
    }

    /// The current value, right to the second.
    public String value() {
        long epochSecond = Math.floorDiv(clock.millis(), 1000L);
        Second current = cached;
        if (current.epochSecond != epochSecond) {
            current =
                    new Second(epochSecond, IMF_FIXDATE.format(Instant.ofEpochSecond(epochSecond)));
            cached = current;
        }
        return current.text;
    }
}
