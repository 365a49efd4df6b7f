package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.number;
import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.TargetFinding;

import java.util.ArrayList;
import java.util.List;

/// What each target costs before the first request.
///
/// @param findings what the run says
record StartTable(Findings findings) {

    List<Block> blocks() {
        if (findings.targets().isEmpty()) {
            return List.of();
        }
        var reasons = new Reasons();
        var cells = new Cells(reasons);
        List<Block.Row> rows =
                findings.targets().stream().map(target -> row(target, cells)).toList();
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(2, "Before the first request"));
        blocks.add(
                new Block.Table(
                        List.of(
                                text("target"),
                                number("start-up s"),
                                number("package MiB"),
                                number("idle memory MiB")),
                        rows));
        if (!reasons.lines().isEmpty()) {
            blocks.add(new Block.Sentences(reasons.lines()));
        }
        return blocks;
    }

    private static Block.Row row(TargetFinding target, Cells cells) {
        return Block.Row.of(
                target.target(),
                cells.value(target.startupMillis(), millis -> Figures.number(millis / 1000)),
                cells.value(target.packageBytes(), Figures::mebibytes),
                cells.value(target.idleResidentBytes(), Figures::mebibytes));
    }
}
