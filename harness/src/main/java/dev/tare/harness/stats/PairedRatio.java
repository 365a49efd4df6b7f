package dev.tare.harness.stats;

import java.util.Arrays;

/// How many times as much of something one target needs as another, from pairs of one round each.
///
/// What slows the whole machine in a round (a neighbour, the clock frequency) slows both of a pair
/// alike and cancels in their ratio. Noise of this kind multiplies, so its logarithm adds: the mean
/// of the logarithms of the ratios has an interval by Student's t, and both are taken back by the
/// exponential function.
///
/// @param pairs how many rounds, at least 2
/// @param ratio the geometric mean of the ratios, above 0
/// @param logStandardError the standard error of the mean of the logarithms
/// @param pValue the probability of a ratio at least this far from 1 if the true one is 1
/// @see <a href="https://doi.org/10.1093/biomet/6.1.1">Student, The Probable Error of a Mean
///   (1908)</a>
/// @see <a href="https://doi.org/10.1145/5666.5673">Fleming and Wallace, How Not to Lie with
///   Statistics (1986), on the geometric mean of ratios</a>
public record PairedRatio(int pairs, double ratio, double logStandardError, double pValue) {

    /// Compares the values of two targets.
    ///
    /// @param baseline a value for each round, in the unit that both have, all above 0
    /// @param other the other target's values of the same rounds, in the same order
    /// @return other ÷ baseline
    /// @throws IllegalArgumentException if there are fewer than two pairs, or a value is missing,
    ///   not finite, or not above 0
    public static PairedRatio of(double[] baseline, double[] other) {
        if (baseline.length != other.length || baseline.length < 2) {
            throw new IllegalArgumentException(
                    "two or more pairs are needed, got %s and %s values"
                            .formatted(baseline.length, other.length));
        }
        double[] logs = new double[baseline.length];
        Arrays.setAll(logs, i -> logarithm(other[i]) - logarithm(baseline[i]));
        double mean = Arrays.stream(logs).average().orElseThrow();
        double squares = Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
        double error = Math.sqrt(squares / (logs.length - 1) / logs.length);
        return new PairedRatio(
                logs.length, Math.exp(mean), error, StudentT.pValue(logs.length - 1, mean, error));
    }

    /// The interval in which the true ratio lies in that share of all experiments.
    ///
    /// @param confidence above 0 and below 1, such as 0.95
    public Interval interval(double confidence) {
        double reach = StudentT.halfWidth(pairs - 1, confidence) * logStandardError;
        return new Interval(ratio * Math.exp(-reach), ratio * Math.exp(reach));
    }

    /// How far the interval reaches from the ratio, as a share of it: 0.02 for ± 2 %.
    ///
    /// @param confidence above 0 and below 1, such as 0.95
    public double relativeHalfWidth(double confidence) {
        return Math.expm1(StudentT.halfWidth(pairs - 1, confidence) * logStandardError);
    }

    private static double logarithm(double value) {
        if (!(value > 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException("a ratio needs values above 0, got " + value);
        }
        return Math.log(value);
    }
}
