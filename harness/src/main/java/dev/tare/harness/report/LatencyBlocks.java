package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.number;
import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.recipe.Load;

import java.util.ArrayList;
import java.util.List;

/// How long answers took: the percentiles, and the mean under its own name.
///
/// @param loads of the recipe
/// @param findings what the run says
record LatencyBlocks(List<Load> loads, Findings findings) {

    private static final List<Metric> COLUMNS =
            List.of(
                    Metric.P50_MICROS,
                    Metric.P90_MICROS,
                    Metric.P99_MICROS,
                    Metric.P999_MICROS,
                    Metric.MAX_MICROS,
                    Metric.MEAN_MICROS);

    List<Block> blocks() {
        if (findings.rows().isEmpty()) {
            return List.of();
        }
        var reasons = new Reasons();
        var cells = new Cells(reasons);
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(2, "Latency"));
        loads.stream()
                .flatMap(load -> new LatencyChart(findings, load).chart().stream())
                .forEach(chart -> blocks.add(new Block.Picture(chart)));
        blocks.add(
                new Block.Table(
                        columns(),
                        findings.rows().stream().map(row -> tableRow(row, cells)).toList()));
        blocks.add(new Block.Sentences(notes(reasons)));
        return blocks;
    }

    private static List<Block.Column> columns() {
        return List.of(
                text("target"),
                text("load"),
                number("p50 ms"),
                number("p90 ms"),
                number("p99 ms"),
                number("p99.9 ms"),
                number("longest ms"),
                number("mean ms"),
                text("loop"));
    }

    private static Block.Row tableRow(Row row, Cells cells) {
        var line = new ArrayList<>(List.of(row.target(), row.load()));
        COLUMNS.forEach(metric -> line.add(cells.median(row, metric, Figures::millis)));
        line.add(row.closedLoop() ? "closed" : "open");
        return new Block.Row(line, List.of());
    }

    private List<String> notes(Reasons reasons) {
        var notes = new ArrayList<String>();
        notes.add("each is the median of the rounds' own figures");
        if (findings.rows().stream().anyMatch(Row::closedLoop)) {
            notes.add(
                    "closed loop: a connection asks again only after its answer, so that latencies"
                            + " leave out what would have waited meanwhile (coordinated omission)");
        }
        notes.addAll(reasons.lines());
        return notes;
    }
}
