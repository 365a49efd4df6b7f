package dev.tare.harness.stats;

import java.util.Arrays;

/// Whether a series of equally long windows still has a trend, as a warm-up has.
///
/// The drift is the change of a straight line from the first window to the last, as a share of the
/// mean. That no slope was found proves nothing where the windows are noisy, so steadiness has to
/// be shown: the interval of the drift at 90 % must lie within the tolerance, which is a test of
/// equivalence at 5 % by two one-sided tests.
///
/// @param drift the change over the series as a share of its mean: 0.1 rose by a tenth
/// @param interval of the drift, at a confidence of 90 %
/// @param state what that says, given the tolerance
/// @see <a href="https://doi.org/10.1007/BF01068419">Schuirmann, A Comparison of the Two One-Sided
///   Tests Procedure (1987)</a>
public record Steadiness(double drift, Interval interval, State state) {

    /// What is known of the trend.
    public enum State {
        /// The drift is within the tolerance.
        STEADY,
        /// The drift is beyond the tolerance.
        DRIFTING,
        /// Too noisy, or too close to the tolerance, to tell.
        UNCLEAR
    }

    private static final double CONFIDENCE = 0.90;

    /// Judges a series.
    ///
    /// @param tolerance the drift that does not matter, as a share of the mean, above 0
    /// @param windows a value for each window in the order of time, at least 3, all above 0
    /// @throws IllegalArgumentException if there are too few windows, or their mean is not above 0
    public static Steadiness of(double tolerance, double... windows) {
        double[] positions = new double[windows.length];
        Arrays.setAll(positions, i -> i);
        Line line = Line.through(positions, windows);
        double mean = Arrays.stream(windows).average().orElseThrow();
        if (!(mean > 0)) {
            throw new IllegalArgumentException("windows without work: " + Arrays.toString(windows));
        }
        double scale = (windows.length - 1) / mean;
        Interval slope = line.slopeInterval(CONFIDENCE);
        var drift = new Interval(slope.low() * scale, slope.high() * scale);
        return new Steadiness(line.slope() * scale, drift, state(drift, tolerance));
    }

    private static State state(Interval drift, double tolerance) {
        var tolerated = new Interval(-tolerance, tolerance);
        if (drift.isWithin(tolerated)) {
            return State.STEADY;
        }
        boolean apart = drift.low() > tolerance || drift.high() < -tolerance;
        return apart ? State.DRIFTING : State.UNCLEAR;
    }
}
