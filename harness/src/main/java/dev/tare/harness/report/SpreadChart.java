package dev.tare.harness.report;

import dev.tare.harness.findings.Estimate;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.findings.TrialFinding;
import dev.tare.harness.stats.Interval;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/// A metric as dots with intervals on an axis from zero.
///
/// @param metric [Metric#CPU_MICROS_PER_REQUEST] or [Metric#REQUESTS_PER_SECOND]
/// @param title what is shown
/// @param entries the lines
record SpreadChart(Metric metric, String title, List<Entry> entries) {

    private static final String NOTE =
            "Dot: median of the rounds. Line: 95 % interval, with an arrow where it ends beyond the"
                    + " axis. Small dots: the rounds. The axis begins at zero.";

    /// A line.
    ///
    /// @param name what it is called
    /// @param badge what distinguishes it; empty for most
    /// @param row its figures
    /// @param trials the rounds of the row
    record Entry(String name, String badge, Row row, List<TrialFinding> trials) {

        static Entry of(Findings findings, Row row, String name, String badge) {
            return new Entry(
                    name,
                    badge,
                    row,
                    findings.trials().stream()
                            .filter(trial -> trial.load().equals(row.load()))
                            .filter(trial -> trial.target().equals(row.target()))
                            .toList());
        }
    }

    /// The targets of a load, the first ones with a badge.
    static SpreadChart of(Findings findings, String load, Metric metric) {
        var places = new Places(findings, load, metric);
        return new SpreadChart(
                metric,
                heading(metric),
                findings.rows(load).stream()
                        .map(row -> Entry.of(findings, row, row.target(), places.badge(row)))
                        .toList());
    }

    /// The same under another title.
    SpreadChart titled(String other) {
        return new SpreadChart(metric, Harmless.line(other), entries);
    }

    static String heading(Metric metric) {
        return metric == Metric.REQUESTS_PER_SECOND
                ? "Requests per second"
                : "CPU time per request (µs)";
    }

    Chart chart() {
        Axis axis =
                Axis.fromZero(
                        largest(known -> known.summary().max()),
                        largest(known -> known.interval().map(Interval::high).orElse(0.0)));
        return new Chart(
                title,
                NOTE
                        + (isRate()
                                ? " More is better, as far as the target was the limit."
                                : " Bar: user mode, then the kernel. Less is better."),
                false,
                axis.ticks(isRate() ? Figures::whole : Figures::number),
                entries.stream().map(entry -> line(entry, axis)).toList());
    }

    private boolean isRate() {
        return metric == Metric.REQUESTS_PER_SECOND;
    }

    private String format(double value) {
        return isRate() ? Figures.whole(value) : Figures.number(value);
    }

    private double largest(ToDoubleFunction<Estimate.Known> figure) {
        return entries.stream()
                .map(entry -> entry.row.estimate(metric))
                .filter(Estimate.Known.class::isInstance)
                .map(Estimate.Known.class::cast)
                .mapToDouble(figure)
                .max()
                .orElse(0);
    }

    private Chart.Line line(Entry entry, Axis axis) {
        String name = Harmless.line(entry.name);
        String warning = Doubts.seen(entry.row, metric.aspect());
        return switch (entry.row.estimate(metric)) {
            case Estimate.Unknown(String reason) ->
                    Chart.Line.empty(name, "n/a: " + Harmless.line(reason), warning);
            case Estimate.Known known ->
                    new Chart.Line(
                            name,
                            entry.badge,
                            value(known),
                            detail(entry.row),
                            warning,
                            text(entry, name, known),
                            new Chart.Marks(
                                    isRate() ? List.of() : parts(entry.row, axis),
                                    spans(known, axis),
                                    points(entry, known, axis)));
        };
    }

    private String value(Estimate.Known known) {
        return format(known.summary().median())
                + (known.isSound() ? "" : Cells.UNSOUND)
                + known.interval()
                        .map(ends ->
                                " (%s to %s)".formatted(format(ends.low()), format(ends.high())))
                        .orElse("");
    }

    private String detail(Row row) {
        return isRate()
                ? "limited by " + LoadTables.limits(row)
                : "user mode %s, kernel %s"
                        .formatted(
                                format(part(row, Metric.USER_MICROS_PER_REQUEST)),
                                format(part(row, Metric.SYSTEM_MICROS_PER_REQUEST)));
    }

    private String text(Entry entry, String name, Estimate.Known known) {
        String interval =
                known.interval()
                        .map(ends ->
                                ", 95 %% interval %s to %s"
                                        .formatted(format(ends.low()), format(ends.high())))
                        .orElse(", no interval");
        return name
                + ": median "
                + format(known.summary().median())
                + (known.isSound() ? "" : ", not to be relied on")
                + interval
                + ", "
                + detail(entry.row)
                + (entry.badge.isEmpty() ? "" : ", " + entry.badge);
    }

    private static List<Chart.Bar> parts(Row row, Axis axis) {
        double user = part(row, Metric.USER_MICROS_PER_REQUEST);
        double system = part(row, Metric.SYSTEM_MICROS_PER_REQUEST);
        return List.of(
                new Chart.Bar(axis.place(0), axis.length(0, user), "user"),
                new Chart.Bar(axis.place(user), axis.length(user, user + system), "system"));
    }

    private static double part(Row row, Metric metric) {
        return row.estimate(metric).median().orElse(0);
    }

    private static List<Chart.Span> spans(Estimate.Known known, Axis axis) {
        return known.interval().map(ends -> axis.span(ends.low(), ends.high())).stream().toList();
    }

    private List<Chart.Point> points(Entry entry, Estimate.Known known, Axis axis) {
        var points = new ArrayList<Chart.Point>();
        entry.trials.stream()
                .map((TrialFinding trial) -> trial.soundAmount(metric))
                .flatMapToDouble(OptionalDouble::stream)
                .mapToObj(axis::place)
                .map(Chart.Point::round)
                .forEach(points::add);
        points.add(Chart.Point.figure(axis.place(known.summary().median()), known.isSound()));
        return points;
    }
}
