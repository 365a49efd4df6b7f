package dev.tare.harness.report;

import dev.tare.harness.findings.Aspect;
import dev.tare.harness.findings.Estimate;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.recipe.Load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/// The percentiles of a load's latencies, on a logarithmic axis.
///
/// @param findings what the run says
/// @param load under which load
record LatencyChart(Findings findings, Load load) {

    private static final List<Metric> PERCENTILES =
            List.of(Metric.P50_MICROS, Metric.P90_MICROS, Metric.P99_MICROS, Metric.P999_MICROS);

    /// The chart; nothing if no latency is known.
    Optional<Chart> chart() {
        double[] all =
                rows().stream()
                        .flatMapToDouble(LatencyChart::medians)
                        .filter(micros -> micros > 0)
                        .toArray();
        if (all.length == 0) {
            return Optional.empty();
        }
        Axis axis =
                Axis.logarithmic(
                        DoubleStream.of(all).min().getAsDouble(),
                        DoubleStream.of(all).max().getAsDouble());
        boolean isClosed = rows().stream().anyMatch(Row::closedLoop);
        return Optional.of(
                new Chart(
                        "%s: latency (ms), %s loop"
                                .formatted(Harmless.line(load.id()), isClosed ? "closed" : "open"),
                        "From left to right, ever lighter: p50, p90, p99, p99.9. The axis is"
                                + " logarithmic: each mark is ten times the one before it.",
                        false,
                        axis.ticks(Figures::millis),
                        rows().stream().map(row -> line(row, axis)).toList()));
    }

    private List<Row> rows() {
        return findings.rows(load.id());
    }

    private static DoubleStream medians(Row row) {
        return PERCENTILES.stream()
                .flatMapToDouble(metric -> row.estimate(metric).median().stream());
    }

    private static Chart.Line line(Row row, Axis axis) {
        String name = Harmless.line(row.target());
        String warning = Doubts.seen(row, Aspect.LATENCY);
        double[] known = medians(row).toArray();
        if (known.length == 0) {
            return Chart.Line.empty(name, "n/a", warning);
        }
        var points = new ArrayList<Chart.Point>();
        var words = new ArrayList<String>();
        for (Metric metric : PERCENTILES) {
            row.estimate(metric)
                    .median()
                    .ifPresent(micros -> {
                        String kind =
                                name(metric).replace(".", "") + (isSound(row) ? "" : " unsound");
                        points.add(new Chart.Point(axis.place(micros), "50.00%", kind, "4.5"));
                        words.add(name(metric) + " " + Figures.millis(micros));
                    });
        }
        return new Chart.Line(
                name,
                "",
                String.join(", ", words),
                "",
                warning,
                name + ": " + String.join(", ", words) + " ms",
                new Chart.Marks(
                        List.of(), List.of(axis.span(known[0], known[known.length - 1])), points));
    }

    private static boolean isSound(Row row) {
        return row.estimate(Metric.P50_MICROS) instanceof Estimate.Known known && known.isSound();
    }

    private static String name(Metric percentile) {
        return switch (percentile) {
            case P50_MICROS -> "p50";
            case P90_MICROS -> "p90";
            case P99_MICROS -> "p99";
            default -> "p99.9";
        };
    }
}
