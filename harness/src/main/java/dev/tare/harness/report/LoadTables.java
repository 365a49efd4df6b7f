package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.number;
import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Limit;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.run.RunInfo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A table of figures for each load, a row for each target, the warnings under their row.
///
/// @param info of the run
/// @param findings what it says
record LoadTables(RunInfo info, Findings findings) {

    private static final List<Metric> SHOWN =
            List.of(Metric.CPU_MICROS_PER_REQUEST, Metric.REQUESTS_PER_SECOND);

    List<Block> blocks() {
        return info.recipe().loads().stream().flatMap(this::ofLoad).toList();
    }

    private Stream<Block> ofLoad(Load load) {
        List<Row> rows = findings.rows(load.id());
        if (rows.isEmpty()) {
            return Stream.empty();
        }
        var reasons = new Reasons();
        var cells = new Cells(reasons);
        var table =
                new Block.Table(columns(), rows.stream().map(row -> tableRow(row, cells)).toList());
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(2, heading(load)));
        for (Metric metric : SHOWN) {
            blocks.add(new Block.Picture(SpreadChart.of(findings, load.id(), metric).chart()));
        }
        blocks.addAll(table.sharedFirst());
        List<String> notes = notes(rows, table, reasons);
        if (!notes.isEmpty()) {
            blocks.add(new Block.Sentences(notes));
        }
        return blocks.stream();
    }

    /// What the part of a load is headed with.
    static String heading(Load load) {
        return load.id() + ": " + Loads.text(load);
    }

    private List<Block.Column> columns() {
        return List.of(
                text("target"),
                number("rounds"),
                number("requests/s"),
                number("p50 ms"),
                number("p99 ms"),
                number("CPU µs/req"),
                number("alloc B/req"),
                number("peak MiB"),
                number("CPU/req against " + findings.baseline()),
                text("limited by"));
    }

    private Block.Row tableRow(Row row, Cells cells) {
        return new Block.Row(
                List.of(
                        row.target(),
                        row.valid() + "/" + row.asked(),
                        cells.median(row, Metric.REQUESTS_PER_SECOND, Figures::whole),
                        cells.median(row, Metric.P50_MICROS, Figures::millis),
                        cells.median(row, Metric.P99_MICROS, Figures::millis),
                        cells.median(row, Metric.CPU_MICROS_PER_REQUEST, Figures::number),
                        cells.median(row, Metric.ALLOCATED_BYTES_PER_REQUEST, Figures::whole),
                        cells.median(row, Metric.PEAK_RESIDENT_BYTES, Figures::mebibytes),
                        cells.ratio(row.against().get(Metric.CPU_MICROS_PER_REQUEST)),
                        limits(row)),
                warnings(row));
    }

    static String limits(Row row) {
        return row.limits().stream().map(Limit::text).collect(Collectors.joining(", "));
    }

    private List<String> warnings(Row row) {
        var warnings = new ArrayList<String>();
        warnings.addAll(Doubts.of(row));
        if (isFirstOfTarget(row)) {
            warnings.addAll(Doubts.ofTarget(info, row.target()));
        }
        return warnings;
    }

    /// What concerns a target as a whole is told once, under its first row.
    private boolean isFirstOfTarget(Row row) {
        return findings.rows().stream()
                .filter(other -> other.target().equals(row.target()))
                .findFirst()
                .orElseThrow()
                .equals(row);
    }

    private static List<String> notes(List<Row> rows, Block.Table table, Reasons reasons) {
        var notes = new ArrayList<>(reasons.lines());
        if (contains(table, Cells.UNSOUND)) {
            notes.add("! not to be relied on, see the warnings; no verdict rests on it");
        }
        if (contains(table, Cells.SAME)) {
            notes.add("~ no difference seen");
        }
        if (rows.stream().anyMatch(row -> row.limits().contains(Limit.UNKNOWN))) {
            notes.add("limited by n/a: CPU times were not measured, or no trial gave a result");
        }
        return notes;
    }

    private static boolean contains(Block.Table table, String mark) {
        return table.rows().stream()
                .flatMap(row -> row.cells().stream().skip(1))
                .anyMatch(cell -> cell.endsWith(mark));
    }
}
