package dev.tare.harness.findings;

import dev.tare.harness.stats.Comparison;
import dev.tare.harness.stats.Interval;
import dev.tare.harness.stats.PairedDifference;

/// A metric of a target set against the baseline's.
public sealed interface Against {

    /// The share of comparisons between equals that may be called different, of a family.
    double SIGNIFICANCE = 0.05;

    /// The confidence of intervals.
    double CONFIDENCE = 1 - SIGNIFICANCE;

    /// It is the baseline itself.
    record Baseline() implements Against {}

    /// The two could be compared.
    ///
    /// @param comparison target ÷ baseline, with its verdict
    /// @param difference target − baseline, in the unit of the metric
    /// @param differenceInterval the interval of it at a confidence of 95 %
    record Compared(Comparison comparison, PairedDifference difference, Interval differenceInterval)
            implements Against {}

    /// The two could not be compared.
    ///
    /// @param reason why
    record NotCompared(String reason) implements Against {}
}
