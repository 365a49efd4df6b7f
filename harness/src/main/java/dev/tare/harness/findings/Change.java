package dev.tare.harness.findings;

import dev.tare.harness.stats.Interval;
import dev.tare.harness.stats.Verdict;

/// A metric of a target in one run set against the same in the first run.
public sealed interface Change {

    /// It is the first run itself.
    record First() implements Change {}

    /// The two could be compared.
    ///
    /// @param ratio this run ÷ the first one
    /// @param interval of the ratio at a confidence of 95 %, from the spread of rounds, or of
    ///   several forks of their means
    /// @param adjustedPValue after Holm's correction over all changes of the metric
    /// @param verdict whether the runs differ; not why they do
    record Known(double ratio, Interval interval, double adjustedPValue, Verdict verdict)
            implements Change {}

    /// The two could not be compared.
    ///
    /// @param reason why
    record Unknown(String reason) implements Change {}
}
