package dev.tare.harness.stats;

import java.util.Arrays;

/// How many times as much of something one series has as another, where nothing pairs their values:
/// two runs at other times or on other machines.
///
/// Noise multiplies, so the means of the logarithms are compared, by Welch's test, which allows
/// each series a spread of its own. What slowed one series as a whole does not cancel, as it does
/// in a [PairedRatio].
///
/// @param ratio the ratio of the geometric means, above 0
/// @param logStandardError the standard error of the difference of the means of the logarithms
/// @param degreesOfFreedom by Welch and Satterthwaite, above 0
/// @param pValue the probability of a ratio at least this far from 1 if the true one is 1
/// @see <a href="https://doi.org/10.1093/biomet/34.1-2.28">Welch, The Generalization of 'Student's'
///   Problem when Several Different Population Variances are Involved (1947)</a>
public record UnpairedRatio(
        double ratio, double logStandardError, double degreesOfFreedom, double pValue) {

    /// The logarithms of a series.
    ///
    /// @param mean of them
    /// @param squaredError the square of the mean's standard error
    /// @param freedom how many values there are, less one
    private record Logs(double mean, double squaredError, int freedom) {

        static Logs of(double[] values) {
            double[] logs = Arrays.stream(values).map(UnpairedRatio::logarithm).toArray();
            double mean = Arrays.stream(logs).average().orElseThrow();
            double squares = Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
            return new Logs(mean, squares / (logs.length - 1) / logs.length, logs.length - 1);
        }
    }

    /// Compares two series.
    ///
    /// @param baseline its values, all above 0
    /// @param other the other's, in the same unit; as many or not
    /// @return other ÷ baseline
    /// @throws IllegalArgumentException if one has fewer than two values, or a value is not finite
    ///   or not above 0
    public static UnpairedRatio of(double[] baseline, double[] other) {
        if (baseline.length < 2 || other.length < 2) {
            throw new IllegalArgumentException(
                    "two or more values are needed, got %s and %s"
                            .formatted(baseline.length, other.length));
        }
        Logs below = Logs.of(baseline);
        Logs above = Logs.of(other);
        double difference = above.mean - below.mean;
        double error = Math.sqrt(above.squaredError + below.squaredError);
        double degrees = degreesOfFreedom(below, above);
        return new UnpairedRatio(
                Math.exp(difference), error, degrees, StudentT.pValue(degrees, difference, error));
    }

    private static double degreesOfFreedom(Logs one, Logs two) {
        double all = one.squaredError + two.squaredError;
        if (all == 0) {
            return one.freedom + two.freedom;
        }
        return all
                * all
                / (one.squaredError * one.squaredError / one.freedom
                        + two.squaredError * two.squaredError / two.freedom);
    }

    /// The interval in which the true ratio lies in that share of all experiments.
    ///
    /// @param confidence above 0 and below 1, such as 0.95
    public Interval interval(double confidence) {
        double reach = StudentT.halfWidth(degreesOfFreedom, confidence) * logStandardError;
        return new Interval(ratio * Math.exp(-reach), ratio * Math.exp(reach));
    }

    private static double logarithm(double value) {
        if (!(value > 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException("a ratio needs values above 0, got " + value);
        }
        return Math.log(value);
    }
}
