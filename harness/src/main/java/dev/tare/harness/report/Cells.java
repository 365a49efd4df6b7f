package dev.tare.harness.report;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Estimate;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.findings.Value;
import dev.tare.harness.stats.Verdict;

import java.util.function.DoubleFunction;

/// The cells of a table, with the reasons of those that have no figure.
///
/// @param reasons of this table
record Cells(Reasons reasons) {

    /// The mark of a figure that is not to be relied on.
    static final String UNSOUND = "!";

    /// The mark of a ratio that may as well be 1.
    static final String SAME = " ~";

    /// The median of a metric.
    String median(Row row, Metric metric, DoubleFunction<String> format) {
        return switch (row.estimate(metric)) {
            case Estimate.Known known ->
                    format.apply(known.summary().median()) + (known.isSound() ? "" : UNSOUND);
            case Estimate.Unknown(String reason) -> reasons.missing(reason);
        };
    }

    /// A number or why there is none.
    String value(Value value, DoubleFunction<String> format) {
        return switch (value) {
            case Value.Known(double amount) -> format.apply(amount);
            case Value.Unknown(String reason) -> reasons.missing(reason);
        };
    }

    /// A ratio with its interval.
    String ratio(Against against) {
        return switch (against) {
            case Against.Baseline _ -> "baseline";
            case Against.NotCompared(String reason) -> reasons.missing(reason);
            case Against.Compared compared ->
                    Figures.ratio(
                                    compared.comparison().ratio().ratio(),
                                    compared.comparison().interval())
                            + mark(compared);
        };
    }

    /// A difference with its interval.
    String difference(Against against) {
        return switch (against) {
            case Against.Baseline _ -> "baseline";
            case Against.NotCompared(String reason) -> reasons.missing(reason);
            case Against.Compared compared ->
                    Figures.difference(
                            compared.difference().difference(), compared.differenceInterval());
        };
    }

    /// A difference with its interval and the mark of one that may as well be 0.
    String step(Against against) {
        return difference(against)
                + (against instanceof Against.Compared compared ? mark(compared) : "");
    }

    private static String mark(Against.Compared compared) {
        return compared.comparison().verdict() == Verdict.NO_DIFFERENCE_SEEN ? SAME : "";
    }
}
