package dev.tare.harness.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;

/// Where values stand on a line: from zero on, or by powers of ten.
///
/// @param low the value at 0 %
/// @param high the value at 100 %
/// @param isLogarithmic whether equal ratios are equally long
record Axis(double low, double high, boolean isLogarithmic) {

    private static final int STEPS = 4;
    private static final double MOST_ROOM = 1.6;

    /// An axis from zero to a round number that is not below the largest value.
    static Axis fromZero(double largest) {
        return new Axis(0, largest > 0 ? roundedUp(largest * 1.02 / STEPS) * STEPS : 1, false);
    }

    /// An axis from zero for figures with intervals. One that is far longer than all figures does
    /// not make them small: its end is then beyond the axis.
    ///
    /// @param largest the largest figure
    /// @param furthest the furthest end of an interval
    static Axis fromZero(double largest, double furthest) {
        return fromZero(Math.max(largest, Math.min(furthest, MOST_ROOM * largest)));
    }

    /// An axis between powers of ten.
    ///
    /// @param smallest above 0
    static Axis logarithmic(double smallest, double largest) {
        double low = Math.floor(Math.log10(smallest));
        double high = Math.max(low + 1, Math.ceil(Math.log10(largest)));
        return new Axis(Math.pow(10, low), Math.pow(10, high), true);
    }

    private static double roundedUp(double step) {
        double power = Math.pow(10, Math.floor(Math.log10(step)));
        for (double factor : new double[] {1, 2, 2.5, 5}) {
            if (step <= factor * power) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    /// The place of a value, such as `12.50%`.
    String place(double value) {
        return percent(share(value));
    }

    /// The place of an interval.
    Chart.Span span(double from, double to) {
        return new Chart.Span(place(from), place(to), to > high);
    }

    /// The length between two values, such as `12.50%`.
    String length(double from, double to) {
        return percent(share(to) - share(from));
    }

    private double share(double value) {
        double share =
                isLogarithmic
                        ? Math.log(Math.max(value, low) / low) / Math.log(high / low)
                        : (value - low) / (high - low);
        return Math.clamp(share, 0, 1);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f%%", 100 * share);
    }

    /// The marks.
    List<Chart.Tick> ticks(DoubleFunction<String> format) {
        var ticks = new ArrayList<Chart.Tick>();
        if (isLogarithmic) {
            for (double value = low; value <= high * 1.001; value *= 10) {
                ticks.add(new Chart.Tick(place(value), format.apply(value)));
            }
        } else {
            for (int step = 0; step <= STEPS; step++) {
                double value = high * step / STEPS;
                ticks.add(new Chart.Tick(place(value), format.apply(value)));
            }
        }
        return ticks;
    }
}
