package dev.tare.harness.stats;

import java.util.Arrays;

/// What a handful of values looks like, without a claim about their distribution.
///
/// @param count how many values, at least 1
/// @param min the smallest
/// @param lowerQuartile the quantile at 0.25
/// @param median the quantile at 0.5
/// @param upperQuartile the quantile at 0.75
/// @param max the largest
public record Summary(
        int count,
        double min,
        double lowerQuartile,
        double median,
        double upperQuartile,
        double max) {

    /// Sums up values in any order.
    ///
    /// @throws IllegalArgumentException if there is no value, or one of them is not finite
    public static Summary of(double... values) {
        double[] sorted = sorted(values);
        return new Summary(
                sorted.length,
                sorted[0],
                ofSorted(sorted, 0.25),
                ofSorted(sorted, 0.5),
                ofSorted(sorted, 0.75),
                sorted[sorted.length - 1]);
    }

    /// The quantile by linear interpolation between the values around position (n - 1) p, which is
    /// definition 7 of Hyndman and Fan and what R and NumPy do by default.
    ///
    /// @param p from 0 to 1
    /// @throws IllegalArgumentException if there is no value, one of them is not finite, or p is
    ///   out of its range
    /// @see <a href="https://doi.org/10.1080/00031305.1996.10473566">Hyndman and Fan, Sample
    ///   Quantiles in Statistical Packages (1996)</a>
    public static double quantile(double p, double... values) {
        if (!(p >= 0 && p <= 1)) {
            throw new IllegalArgumentException("p must be from 0 to 1, got " + p);
        }
        return ofSorted(sorted(values), p);
    }

    private static double ofSorted(double[] sorted, double p) {
        double position = (sorted.length - 1) * p;
        int below = (int) position;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
    }

    private static double[] sorted(double[] values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no values to sum up");
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        if (!Double.isFinite(sorted[0]) || !Double.isFinite(sorted[sorted.length - 1])) {
            throw new IllegalArgumentException("not finite: " + Arrays.toString(values));
        }
        return sorted;
    }
}
