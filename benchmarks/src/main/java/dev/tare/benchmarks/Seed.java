package dev.tare.benchmarks;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.stats.Comparison;
import dev.tare.harness.stats.Interval;
import dev.tare.harness.stats.Verdict;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a run with a seed says of the second target against the first.
///
/// @param number the seed
/// @param row the second target
record Seed(int number, Row row) {

    /// Reads the complete run in a seed's folder.
    ///
    /// @return nothing if there is none yet
    static Optional<Seed> read(int number, Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> runs = Files.list(folder)) {
            return runs.map(ResultsFolder::new)
                    .filter(ResultsFolder::isBegun)
                    .map(ResultsFolder::read)
                    .filter(run -> run.isComplete())
                    .map(run -> new Seed(number, Findings.of(run).rows().getLast()))
                    .findFirst();
        }
    }

    /// The verdict on each metric that could be compared.
    Map<Metric, Verdict> verdicts() {
        return row.against().entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Against.Compared)
                .collect(
                        Collectors.toMap(
                                Map.Entry::getKey,
                                entry -> compared(entry.getKey()).comparison().verdict()));
    }

    /// How much more CPU time a request takes in the second target, in microseconds.
    double moreMicros() {
        return compared(Metric.CPU_MICROS_PER_REQUEST).difference().difference();
    }

    /// Half the width of the interval of the ratio of CPU time, as a share of the ratio.
    double halfWidth() {
        Comparison cpu = compared(Metric.CPU_MICROS_PER_REQUEST).comparison();
        return (cpu.interval().high() - cpu.interval().low()) / 2 / cpu.ratio().ratio();
    }

    /// The figures in a line.
    String text() {
        return row.against().keySet().stream()
                .sorted()
                .map(this::text)
                .collect(Collectors.joining("; ", "seed " + number + ": ", ""));
    }

    private String text(Metric metric) {
        if (!(row.against().get(metric) instanceof Against.Compared compared)) {
            return metric.key() + " not compared";
        }
        Interval interval = compared.comparison().adjustedInterval();
        return String.format(
                Locale.ROOT,
                "%s × %.3f (%.3f to %.3f) %s",
                metric.key(),
                compared.comparison().ratio().ratio(),
                interval.low(),
                interval.high(),
                compared.comparison().verdict().text());
    }

    private Against.Compared compared(Metric metric) {
        if (row.against().get(metric) instanceof Against.Compared compared) {
            return compared;
        }
        throw new IllegalStateException(
                "seed %d: %s: %s".formatted(number, metric.key(), row.against().get(metric)));
    }
}
