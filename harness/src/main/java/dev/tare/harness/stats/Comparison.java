package dev.tare.harness.stats;

/// A ratio with what may be said of it, given how many others were looked at with it.
///
/// @param ratio the ratio by itself
/// @param interval its interval by itself, at a confidence of 1 - significance
/// @param adjustedPValue the p-value after Holm's correction
/// @param adjustedInterval its interval at the level at which Holm's procedure tested it; it
///   excludes 1 just when the adjusted p-value is at most the significance
/// @param verdict more or less only if it does and the ratio is at least 2 % away from 1
public record Comparison(
        PairedRatio ratio,
        Interval interval,
        double adjustedPValue,
        Interval adjustedInterval,
        Verdict verdict) {}
