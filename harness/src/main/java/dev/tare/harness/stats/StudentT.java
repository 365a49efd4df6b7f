package dev.tare.harness.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/// Student's t distribution, as far as intervals and tests of a mean or a slope need it.
final class StudentT {

    private StudentT() {}

    /// The half-width, in standard errors, of the two-sided interval of a confidence.
    ///
    /// @param degreesOfFreedom at least 1, not always whole
    /// @param confidence above 0 and below 1, such as 0.95
    static double halfWidth(double degreesOfFreedom, double confidence) {
        if (!(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException(
                    "confidence must lie between 0 and 1, got " + confidence);
        }
        return TDistribution.of(degreesOfFreedom).inverseSurvivalProbability((1 - confidence) / 2);
    }

    /// The probability of an estimate at least this far from zero if the true value is zero.
    ///
    /// @param degreesOfFreedom at least 1, not always whole
    /// @param estimate the mean or slope
    /// @param standardError of the estimate; at zero an estimate of zero has probability 1 and any
    ///   other has 0
    static double pValue(double degreesOfFreedom, double estimate, double standardError) {
        if (estimate == 0) {
            return 1;
        }
        double t = Math.abs(estimate) / standardError;
        return 2 * TDistribution.of(degreesOfFreedom).survivalProbability(t);
    }
}
