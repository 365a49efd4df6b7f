package dev.tare.harness.report;

import dev.tare.harness.stats.Interval;

/// A ratio as people say it: up to twice or down to half as much by percent, beyond that in times.
///
/// @param ratio above 0
/// @param interval of the ratio
record Ratio(double ratio, Interval interval) {

    /// Such as `12.0 % more`, `22.1 % less`, `3.40 times as much`.
    ///
    /// @param less the word for a ratio below 1
    /// @param asMuch the words behind `times`
    String change(String less, String asMuch) {
        return isByPercent()
                ? percent(ratio) + (ratio < 1 ? " " + less : " more")
                : Figures.number(ratio) + " times " + asMuch;
    }

    /// The interval in the same terms, such as `10.2 % to 14.1 %`; an end on the other side of 1
    /// has the other sign.
    String range() {
        if (!isByPercent()) {
            return Figures.number(interval.low()) + " to " + Figures.number(interval.high());
        }
        return ratio < 1
                ? signed(interval.high(), -1) + " to " + signed(interval.low(), -1)
                : signed(interval.low(), 1) + " to " + signed(interval.high(), 1);
    }

    /// Whether it is said by percent, so that `than` follows and not `as`.
    boolean isByPercent() {
        return ratio >= 0.5 && ratio < 2;
    }

    private static String signed(double ratio, int sign) {
        return (sign * (ratio - 1) < 0 ? "-" : "") + percent(ratio);
    }

    private static String percent(double ratio) {
        return Figures.percent(Math.abs(ratio - 1)).substring(1);
    }
}
