package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.findings.TrialFinding;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;

/// Every round's own figures, in the order of the rounds.
///
/// @param loads the ids of the recipe's loads
/// @param findings what the run says
record RoundBlocks(List<String> loads, Findings findings) {

    List<Block> blocks() {
        if (findings.trials().isEmpty()) {
            return List.of();
        }
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(2, "Round by round"));
        for (String load : loads) {
            new RoundChart(findings, load, Metric.CPU_MICROS_PER_REQUEST)
                    .chart()
                    .or(() -> new RoundChart(findings, load, Metric.REQUESTS_PER_SECOND).chart())
                    .ifPresent(chart -> blocks.add(new Block.Picture(chart)));
        }
        blocks.add(
                new Block.Table(
                        List.of(
                                text("target"),
                                text("load"),
                                text("CPU µs/request"),
                                text("requests/s")),
                        findings.rows().stream().map(this::row).toList()));
        blocks.add(
                new Block.Sentences(
                        List.of(
                                "in the order of the rounds; ! not counted, see the warnings;"
                                        + " trials.csv has every figure of every trial")));
        return blocks;
    }

    private Block.Row row(Row row) {
        return Block.Row.of(
                row.target(),
                row.load(),
                rounds(row, Metric.CPU_MICROS_PER_REQUEST, Figures::number),
                rounds(row, Metric.REQUESTS_PER_SECOND, Figures::whole));
    }

    private String rounds(Row row, Metric metric, DoubleFunction<String> format) {
        return findings.trials().stream()
                .filter(trial -> trial.target().equals(row.target()))
                .filter(trial -> trial.load().equals(row.load()))
                .map(trial -> figure(trial, metric, format))
                .collect(Collectors.joining("  "));
    }

    private static String figure(TrialFinding trial, Metric metric, DoubleFunction<String> format) {
        if (trial.amount(metric).isEmpty()) {
            return "n/a";
        }
        return format.apply(trial.amount(metric).getAsDouble())
                + (trial.soundAmount(metric).isPresent() ? "" : Cells.UNSOUND);
    }
}
