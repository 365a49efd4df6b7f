package dev.tare.harness.stats;

import java.util.Arrays;

/// How much more of something one target needs than another, from pairs of one round each.
///
/// It has its own interval: the one of the ratio times the baseline's median would leave out that
/// the baseline is itself an estimate. What a slower machine adds to a target it adds in
/// proportion, so that a difference carries noise that cancels in a [PairedRatio]: verdicts are
/// given on ratios.
///
/// @param pairs how many rounds, at least 2
/// @param difference the mean of other − baseline, in the unit of the values
/// @param standardError of that mean
/// @see <a href="https://doi.org/10.1093/biomet/6.1.1">Student, The Probable Error of a Mean
///   (1908)</a>
public record PairedDifference(int pairs, double difference, double standardError) {

    /// Compares the values of two targets.
    ///
    /// @param baseline a value for each round
    /// @param other the other target's values of the same rounds, in the same order
    /// @return other − baseline
    /// @throws IllegalArgumentException if there are fewer than two pairs, or a value is missing or
    ///   not finite
    public static PairedDifference of(double[] baseline, double[] other) {
        if (baseline.length != other.length || baseline.length < 2) {
            throw new IllegalArgumentException(
                    "two or more pairs are needed, got %s and %s values"
                            .formatted(baseline.length, other.length));
        }
        double[] differences = new double[baseline.length];
        Arrays.setAll(differences, i -> finite(other[i] - baseline[i]));
        double mean = Arrays.stream(differences).average().orElseThrow();
        double squares = Arrays.stream(differences).map(d -> (d - mean) * (d - mean)).sum();
        int count = differences.length;
        return new PairedDifference(count, mean, Math.sqrt(squares / (count - 1) / count));
    }

    /// The interval in which the true difference lies in that share of all experiments.
    ///
    /// @param confidence above 0 and below 1, such as 0.95
    public Interval interval(double confidence) {
        double reach = StudentT.halfWidth(pairs - 1, confidence) * standardError;
        return new Interval(difference - reach, difference + reach);
    }

    private static double finite(double difference) {
        if (!Double.isFinite(difference)) {
            throw new IllegalArgumentException("a difference needs finite values");
        }
        return difference;
    }
}
