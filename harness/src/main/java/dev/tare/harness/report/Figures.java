package dev.tare.harness.report;

import dev.tare.harness.stats.Interval;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.Locale;

/// Numbers as people read them, the same whatever the user's locale.
final class Figures {

    private static final double KIBI = 1024;
    private static final MathContext THREE_DIGITS = new MathContext(3);

    private Figures() {}

    /// Three significant digits, thousands apart: `0.0123`, `1.23`, `12.3`, `123`, `12,345`.
    static String number(double value) {
        double size = Math.abs(value);
        if (size == 0 || size >= 99.95) {
            return format("%,.0f", value);
        }
        BigDecimal rounded = new BigDecimal(value).round(THREE_DIGITS);
        int decimals = 3 - rounded.precision() + rounded.scale();
        return format("%." + Math.min(decimals, 6) + "f", value);
    }

    /// A number with its sign, `+12.3`.
    static String signed(double value) {
        return (value < 0 ? "" : "+") + number(value);
    }

    /// A whole number, thousands apart.
    static String whole(double value) {
        return format("%,.0f", value);
    }

    /// Microseconds as milliseconds.
    static String millis(double micros) {
        return number(micros / 1000);
    }

    /// Bytes as mebibytes.
    static String mebibytes(double bytes) {
        return format("%,.1f", bytes / KIBI / KIBI);
    }

    /// A ratio, with the digits that tell it from 1: `0.334`, `12.3`.
    static String ratio(double ratio) {
        return ratio < 9.995 && ratio >= 0.001 ? format("%.3f", ratio) : number(ratio);
    }

    /// A ratio with its interval, `0.334 (0.331 to 0.337)`.
    static String ratio(double ratio, Interval interval) {
        return "%s (%s to %s)"
                .formatted(ratio(ratio), ratio(interval.low()), ratio(interval.high()));
    }

    /// A difference with its interval, `+12.3 (+11.9 to +12.7)`.
    static String difference(double difference, Interval interval) {
        return "%s (%s to %s)"
                .formatted(signed(difference), signed(interval.low()), signed(interval.high()));
    }

    /// A share with its sign as a percentage: `+112 %`, `-1.2 %`.
    static String percent(double share) {
        double percent = share * 100;
        boolean isWhole = Math.abs(percent) >= 99.95;
        String digits = format(isWhole ? "%,.0f" : "%.1f", Math.abs(percent));
        return (percent < 0 && !digits.equals("0.0") ? "-" : "+") + digits + " %";
    }

    /// A time as recipes have it: `2 s`, `2.5 s`.
    static String seconds(Duration time) {
        boolean isWhole = time.toMillisPart() == 0;
        return format(isWhole ? "%,.0f s" : "%,.1f s", time.toMillis() / 1e3);
    }

    /// A number with its noun, `1 round` or `5 rounds`.
    static String counted(long number, String noun) {
        return format("%,d %s%s", number, noun, number == 1 ? "" : "s");
    }

    private static String format(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }
}
