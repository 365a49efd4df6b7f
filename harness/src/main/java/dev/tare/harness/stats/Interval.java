package dev.tare.harness.stats;

/// A range of values that the data do not contradict.
///
/// @param low the lower end
/// @param high the upper end, not below the lower one
public record Interval(double low, double high) {

    /// An interval; neither end may be NaN.
    public Interval {
        if (!(low <= high)) {
            throw new IllegalArgumentException("no interval: %s to %s".formatted(low, high));
        }
    }

    /// Whether the value lies in the interval, its ends included.
    public boolean contains(double value) {
        return low <= value && value <= high;
    }

    /// Whether the whole of this interval lies in the other one.
    public boolean isWithin(Interval other) {
        return other.low <= low && high <= other.high;
    }
}
