package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.number;
import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Change;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.findings.SideBySide;
import dev.tare.harness.findings.SideBySide.Named;
import dev.tare.harness.findings.SideBySide.Shift;
import dev.tare.harness.run.Warning;
import dev.tare.harness.stats.Verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/// The targets of a load, each with a row for every run.
///
/// @param sides the runs
/// @param load the load's id
record SideTable(SideBySide sides, String load) {

    List<Block> blocks() {
        var reasons = new Reasons();
        var cells = new Cells(reasons);
        var rows = new ArrayList<Block.Row>();
        forEach((shift, run) -> rows.add(row(shift, run, cells)));
        var notes = new ArrayList<String>();
        notes.add(
                "change: this run ÷ %s, rounds not paired, with 95 %% intervals; ~ no difference"
                                .formatted(label(0))
                        + " seen after Holm's correction over all changes of the figure");
        notes.add("against: target ÷ baseline within the run, rounds paired");
        notes.addAll(reasons.lines());
        return Stream.concat(
                        new Block.Table(columns(), rows).sharedFirst().stream(),
                        Stream.of(new Block.Sentences(notes)))
                .toList();
    }

    /// All runs of each target as dots with intervals on one axis.
    Chart chart(Metric metric, String title) {
        var entries = new ArrayList<SpreadChart.Entry>();
        forEach((shift, run) ->
                found(shift, run)
                        .ifPresent(row ->
                                entries.add(
                                        SpreadChart.Entry.of(
                                                sides.runs().get(run).findings(),
                                                row,
                                                shift.target() + ", " + label(run),
                                                ""))));
        return new SpreadChart(metric, Harmless.line(title), entries).chart();
    }

    private void forEach(BiConsumer<Shift, Integer> action) {
        sides.shifts().stream()
                .filter(shift -> shift.load().equals(load))
                .forEach(shift -> {
                    for (int run = 0; run < sides.runs().size(); run++) {
                        action.accept(shift, run);
                    }
                });
    }

    private String label(int run) {
        return new RunNames(sides.labels()).name(run);
    }

    private Optional<Row> found(Shift shift, int run) {
        Named named = sides.runs().get(run);
        return named.findings().rows(load).stream()
                .filter(row -> row.target().equals(shift.target()))
                .findFirst();
    }

    private static List<Block.Column> columns() {
        return List.of(
                text("target"),
                text("run"),
                number("rounds"),
                number("requests/s"),
                number("change"),
                number("CPU µs/req"),
                number("change"),
                number("CPU/req against baseline"),
                number("p99 ms"),
                number("change"),
                text("limited by"));
    }

    private Block.Row row(Shift shift, int run, Cells cells) {
        return found(shift, run)
                .map(row -> row(shift, run, row, cells))
                .orElseGet(() -> {
                    String missing = cells.reasons().missing("not in this run");
                    var line = new ArrayList<>(List.of(shift.target(), label(run)));
                    while (line.size() < columns().size()) {
                        line.add(missing);
                    }
                    return new Block.Row(line, List.of());
                });
    }

    private Block.Row row(Shift shift, int run, Row row, Cells cells) {
        return new Block.Row(
                List.of(
                        row.target(),
                        label(run),
                        row.valid() + "/" + row.asked(),
                        cells.median(row, Metric.REQUESTS_PER_SECOND, Figures::whole),
                        change(shift, run, Metric.REQUESTS_PER_SECOND, cells),
                        cells.median(row, Metric.CPU_MICROS_PER_REQUEST, Figures::number),
                        change(shift, run, Metric.CPU_MICROS_PER_REQUEST, cells),
                        cells.ratio(row.against().get(Metric.CPU_MICROS_PER_REQUEST)),
                        cells.median(row, Metric.P99_MICROS, Figures::millis),
                        change(shift, run, Metric.P99_MICROS, cells),
                        LoadTables.limits(row)),
                warnings(run, row));
    }

    private List<String> warnings(int run, Row row) {
        var warnings = new ArrayList<>(Doubts.of(row));
        sides.runs().get(run).findings().warnings().stream()
                .filter(warning -> warning.about().equals(row.target()))
                .map(Warning::text)
                .forEach(warnings::add);
        return warnings;
    }

    private static String change(Shift shift, int run, Metric metric, Cells cells) {
        return switch (shift.changes().get(metric).get(run)) {
            case Change.First _ -> "first";
            case Change.Unknown(String reason) -> cells.reasons().missing(reason);
            case Change.Known known ->
                    Figures.ratio(known.ratio(), known.interval())
                            + (known.verdict() == Verdict.NO_DIFFERENCE_SEEN ? Cells.SAME : "");
        };
    }
}
