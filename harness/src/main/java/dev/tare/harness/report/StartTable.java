package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.number;
import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Estimate;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.findings.TargetFinding;
import dev.tare.harness.findings.Value;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// What each target costs beside its requests: memory, the time to start, the size of its package.
///
/// @param findings what the run says
record StartTable(Findings findings) {

    private static final String NONE = "no load was put on it";

    List<Block> blocks() {
        if (findings.targets().isEmpty()) {
            return List.of();
        }
        var reasons = new Reasons();
        var cells = new Cells(reasons);
        List<Block.Row> rows =
                findings.targets().stream().map(target -> row(target, cells)).toList();
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(2, "Memory, start-up and package"));
        new StartCharts(this).charts().forEach(chart -> blocks.add(new Block.Picture(chart)));
        blocks.add(
                new Block.Table(
                        List.of(
                                text("target"),
                                number("idle memory MiB"),
                                number("peak memory MiB"),
                                number("start-up s"),
                                number("package MiB")),
                        rows));
        var notes = new ArrayList<String>();
        notes.add(
                "memory is resident memory: idle before the first load, peak as the highest median"
                        + " of a load; start-up until /health answers, the median of the starts");
        notes.addAll(reasons.lines());
        blocks.add(new Block.Sentences(notes));
        return blocks;
    }

    private Block.Row row(TargetFinding target, Cells cells) {
        return Block.Row.of(
                target.target(),
                cells.value(target.idleResidentBytes(), Figures::mebibytes),
                cells.value(peakBytes(target), Figures::mebibytes),
                cells.value(target.startupMillis(), millis -> Figures.number(millis / 1000)),
                cells.value(target.packageBytes(), Figures::mebibytes));
    }

    /// The highest median under any load.
    Value peakBytes(TargetFinding target) {
        List<Row> rows =
                findings.rows().stream()
                        .filter(row -> row.target().equals(target.target()))
                        .toList();
        OptionalDouble highest =
                rows.stream()
                        .flatMapToDouble(
                                row -> row.estimate(Metric.PEAK_RESIDENT_BYTES).median().stream())
                        .max();
        String reason =
                rows.stream()
                        .map(row -> row.estimate(Metric.PEAK_RESIDENT_BYTES))
                        .filter(Estimate.Unknown.class::isInstance)
                        .map(Estimate.Unknown.class::cast)
                        .map(Estimate.Unknown::reason)
                        .findFirst()
                        .orElse(NONE);
        return Value.of(highest, reason);
    }
}
