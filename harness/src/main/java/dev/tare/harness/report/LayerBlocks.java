package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.number;
import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Layer;
import dev.tare.harness.findings.Metric;

import java.util.ArrayList;
import java.util.List;

/// What each layer adds, where the stack of one target stands on the whole stack of another.
///
/// @param loads the ids of the recipe's loads
/// @param findings what the run says
record LayerBlocks(List<String> loads, Findings findings) {

    List<Block> blocks() {
        if (findings.layers().isEmpty()) {
            return List.of();
        }
        var reasons = new Reasons();
        var cells = new Cells(reasons);
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(2, "What each layer adds"));
        for (String load : loads) {
            for (Metric metric : Layer.COSTS) {
                new LayerChart(findings, load, metric)
                        .chart()
                        .ifPresent(chart -> blocks.add(new Block.Picture(chart)));
            }
        }
        blocks.add(
                new Block.Table(
                        columns(),
                        findings.layers().stream().map(layer -> row(layer, cells)).toList()));
        var notes = new ArrayList<String>();
        notes.add(
                "target − the target that it stands on, rounds paired, with 95 % intervals; ~ no"
                        + " difference seen after Holm's correction");
        notes.addAll(reasons.lines());
        blocks.add(new Block.Sentences(notes));
        return blocks;
    }

    private static List<Block.Column> columns() {
        return List.of(
                text("target"),
                text("load"),
                text("stands on"),
                text("adds"),
                number("CPU µs/request"),
                number("allocated B/request"));
    }

    private static Block.Row row(Layer layer, Cells cells) {
        return Block.Row.of(
                layer.target(),
                layer.load(),
                layer.base(),
                String.join(", ", layer.added()),
                cells.step(layer.costs().get(Metric.CPU_MICROS_PER_REQUEST)),
                cells.step(layer.costs().get(Metric.ALLOCATED_BYTES_PER_REQUEST)));
    }
}
