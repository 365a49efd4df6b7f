package dev.tare.harness.report;

import dev.tare.harness.findings.Estimate;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.findings.TrialFinding;
import dev.tare.harness.stats.Interval;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/// The charts of a load.
///
/// @param findings what the run says
/// @param load the load's id
record LoadCharts(Findings findings, String load) {

    private static final String SPREAD =
            "Dot: median. Line: 95 % interval. Small dots: the rounds. The axis begins at zero.";

    private static final List<Metric> PERCENTILES =
            List.of(Metric.P50_MICROS, Metric.P90_MICROS, Metric.P99_MICROS, Metric.P999_MICROS);

    List<Chart> charts() {
        var charts = new ArrayList<Chart>();
        charts.add(
                new Chart(
                        "CPU time per request (µs)",
                        SPREAD + " Bar: user mode, then the kernel. Less is better.",
                        axis(Metric.CPU_MICROS_PER_REQUEST).ticks(Figures::number),
                        rows(row -> cpu(row, axis(Metric.CPU_MICROS_PER_REQUEST)))));
        charts.add(
                new Chart(
                        "Requests per second",
                        SPREAD + " More is better, as far as the target was the limit.",
                        axis(Metric.REQUESTS_PER_SECOND).ticks(Figures::whole),
                        rows(row -> rate(row, axis(Metric.REQUESTS_PER_SECOND)))));
        latencies().ifPresent(charts::add);
        return charts;
    }

    private List<Chart.Line> rows(Function<Row, Chart.Line> line) {
        return findings.rows(load).stream().map(line).toList();
    }

    private Axis axis(Metric metric) {
        double largest =
                findings.rows(load).stream()
                        .map(row -> row.estimate(metric))
                        .flatMapToDouble(LoadCharts::ends)
                        .max()
                        .orElse(0);
        return Axis.fromZero(largest);
    }

    private static DoubleStream ends(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Known known ->
                    DoubleStream.of(
                            known.summary().max(),
                            known.interval().map(Interval::high).orElse(0.0));
            case Estimate.Unknown _ -> DoubleStream.empty();
        };
    }

    private Chart.Line rate(Row row, Axis axis) {
        return line(row, Metric.REQUESTS_PER_SECOND, axis, Figures::whole, List.of(), "");
    }

    private Chart.Line cpu(Row row, Axis axis) {
        double user = row.estimate(Metric.USER_MICROS_PER_REQUEST).median().orElse(0);
        double system = row.estimate(Metric.SYSTEM_MICROS_PER_REQUEST).median().orElse(0);
        var segments =
                List.of(
                        new Chart.Segment(axis.place(0), axis.length(0, user), "user"),
                        new Chart.Segment(
                                axis.place(user), axis.length(user, user + system), "system"));
        return line(
                row,
                Metric.CPU_MICROS_PER_REQUEST,
                axis,
                Figures::number,
                segments,
                ", user mode %s, kernel %s"
                        .formatted(Figures.number(user), Figures.number(system)));
    }

    private Chart.Line line(
            Row row,
            Metric metric,
            Axis axis,
            DoubleFunction<String> format,
            List<Chart.Segment> segments,
            String more) {
        return switch (row.estimate(metric)) {
            case Estimate.Unknown(String reason) -> Chart.Line.empty(name(row), "n/a: " + reason);
            case Estimate.Known known -> {
                double median = known.summary().median();
                String value = format.apply(median) + (known.isSound() ? "" : Cells.UNSOUND);
                String interval =
                        known.interval()
                                .map(ends -> interval(ends, format))
                                .orElse(", no interval");
                yield new Chart.Line(
                        name(row),
                        value,
                        name(row) + ": median " + value + interval + more,
                        segments,
                        spans(known, axis),
                        rounds(row, metric, axis),
                        List.of(
                                new Chart.Dot(
                                        axis.place(median),
                                        known.isSound() ? "sound" : "unsound")));
            }
        };
    }

    private static String interval(Interval ends, DoubleFunction<String> format) {
        return ", 95 %% interval %s to %s"
                .formatted(format.apply(ends.low()), format.apply(ends.high()));
    }

    private static List<Chart.Span> spans(Estimate.Known known, Axis axis) {
        return known
                .interval()
                .map(ends -> new Chart.Span(axis.place(ends.low()), axis.place(ends.high())))
                .stream()
                .toList();
    }

    private List<String> rounds(Row row, Metric metric, Axis axis) {
        return findings.trials().stream()
                .filter(trial -> trial.load().equals(load))
                .filter(trial -> trial.target().equals(row.target()))
                .map((TrialFinding trial) -> trial.soundAmount(metric))
                .flatMapToDouble(OptionalDouble::stream)
                .mapToObj(axis::place)
                .toList();
    }

    private Optional<Chart> latencies() {
        double[] all =
                findings.rows(load).stream()
                        .flatMap(row -> PERCENTILES.stream().map(row::estimate))
                        .flatMapToDouble(estimate -> estimate.median().stream())
                        .filter(micros -> micros > 0)
                        .toArray();
        if (all.length == 0) {
            return Optional.empty();
        }
        Axis axis =
                Axis.logarithmic(
                        DoubleStream.of(all).min().getAsDouble(),
                        DoubleStream.of(all).max().getAsDouble());
        boolean isClosed = findings.rows(load).stream().anyMatch(Row::closedLoop);
        return Optional.of(
                new Chart(
                        "Latency (ms)" + (isClosed ? ", closed loop" : ""),
                        "From left to right: p50, p90, p99, p99.9, the median of the rounds each."
                                + " Each mark of the axis is ten times the one before it.",
                        axis.ticks(Figures::millis),
                        rows(row -> latency(row, axis))));
    }

    private static Chart.Line latency(Row row, Axis axis) {
        var dots = new ArrayList<Chart.Dot>();
        var words = new ArrayList<String>();
        double[] known =
                PERCENTILES.stream()
                        .flatMapToDouble(metric -> row.estimate(metric).median().stream())
                        .toArray();
        for (Metric metric : PERCENTILES) {
            row.estimate(metric)
                    .median()
                    .ifPresent(micros -> {
                        dots.add(new Chart.Dot(axis.place(micros), kind(row, metric)));
                        words.add(name(metric) + " " + Figures.millis(micros));
                    });
        }
        if (dots.isEmpty()) {
            return Chart.Line.empty(name(row), "n/a");
        }
        String text = String.join(", ", words) + " ms";
        return new Chart.Line(
                name(row),
                text,
                name(row) + ": " + text,
                List.of(),
                List.of(new Chart.Span(axis.place(known[0]), axis.place(known[known.length - 1]))),
                List.of(),
                dots);
    }

    private static String kind(Row row, Metric metric) {
        return row.estimate(metric) instanceof Estimate.Known known && known.isSound()
                ? "sound"
                : "unsound";
    }

    private static String name(Row row) {
        return Harmless.line(row.target());
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
