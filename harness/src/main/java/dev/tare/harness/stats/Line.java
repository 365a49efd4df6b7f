package dev.tare.harness.stats;

import java.util.Arrays;

/// A straight line through points by least squares.
///
/// @param points how many, at least 3
/// @param intercept the line's value at x = 0
/// @param slope the line's rise per unit of x
/// @param slopeStandardError the standard error of the slope
/// @see <a href="https://www.itl.nist.gov/div898/handbook/pmd/section4/pmd431.htm">NIST/SEMATECH
///   Handbook of Statistical Methods, 4.4.3.1</a>
public record Line(int points, double intercept, double slope, double slopeStandardError) {

    /// Fits a line.
    ///
    /// @throws IllegalArgumentException if there are fewer than three points, or all have one x
    public static Line through(double[] x, double[] y) {
        if (x.length != y.length || x.length < 3) {
            throw new IllegalArgumentException(
                    "three or more points are needed, got %s x and %s y"
                            .formatted(x.length, y.length));
        }
        double meanX = Arrays.stream(x).average().orElseThrow();
        double meanY = Arrays.stream(y).average().orElseThrow();
        double squares = 0;
        double products = 0;
        for (int i = 0; i < x.length; i++) {
            squares += (x[i] - meanX) * (x[i] - meanX);
            products += (x[i] - meanX) * (y[i] - meanY);
        }
        if (squares == 0) {
            throw new IllegalArgumentException("all points have the same x: " + meanX);
        }
        double slope = products / squares;
        double intercept = meanY - slope * meanX;
        double residuals = 0;
        for (int i = 0; i < x.length; i++) {
            double residual = y[i] - intercept - slope * x[i];
            residuals += residual * residual;
        }
        double error = Math.sqrt(residuals / (x.length - 2) / squares);
        return new Line(x.length, intercept, slope, error);
    }

    /// The interval of the slope.
    ///
    /// @param confidence above 0 and below 1, such as 0.95
    public Interval slopeInterval(double confidence) {
        double reach = StudentT.halfWidth(points - 2, confidence) * slopeStandardError;
        return new Interval(slope - reach, slope + reach);
    }
}
