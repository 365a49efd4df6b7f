package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.number;
import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;

import java.util.ArrayList;
import java.util.List;

/// Every compared metric of every target against the baseline.
///
/// @param findings what the run says
record ContrastTable(Findings findings) {

    List<Block> blocks() {
        List<Row> rows =
                findings.rows().stream()
                        .filter(row -> !row.target().equals(findings.baseline()))
                        .toList();
        if (rows.isEmpty()) {
            return List.of();
        }
        var reasons = new Reasons();
        var cells = new Cells(reasons);
        var table =
                new Block.Table(columns(), rows.stream().map(row -> tableRow(row, cells)).toList());
        return List.of(
                new Block.Heading(2, "Against " + findings.baseline()),
                table,
                new Block.Sentences(notes(reasons)));
    }

    private static List<Block.Column> columns() {
        return List.of(
                text("target"),
                text("load"),
                number("requests/s"),
                number("CPU/request"),
                number("allocated/request"),
                number("p99"),
                number("CPU µs/request, difference"));
    }

    private static Block.Row tableRow(Row row, Cells cells) {
        var line = new ArrayList<>(List.of(row.target(), row.load()));
        for (Metric metric :
                List.of(
                        Metric.REQUESTS_PER_SECOND,
                        Metric.CPU_MICROS_PER_REQUEST,
                        Metric.ALLOCATED_BYTES_PER_REQUEST,
                        Metric.P99_MICROS)) {
            line.add(cells.ratio(row.against().get(metric)));
        }
        line.add(cells.difference(row.against().get(Metric.CPU_MICROS_PER_REQUEST)));
        return new Block.Row(line, List.of());
    }

    private List<String> notes(Reasons reasons) {
        var notes = new ArrayList<String>();
        notes.add(
                "ratios target ÷ %s, rounds paired, with 95 %% intervals; ~ no difference seen after"
                                .formatted(findings.baseline())
                        + " Holm's correction of all %s comparisons".formatted(compared()));
        notes.addAll(reasons.lines());
        return notes;
    }

    private long compared() {
        return findings.rows().stream()
                .flatMap(row -> row.against().values().stream())
                .filter(Against.Compared.class::isInstance)
                .count();
    }
}
