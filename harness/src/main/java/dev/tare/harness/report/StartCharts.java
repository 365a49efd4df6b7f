package dev.tare.harness.report;

import dev.tare.harness.findings.TargetFinding;
import dev.tare.harness.findings.Value;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;

/// The pictures of what targets cost beside their requests; one that would be empty is left out.
///
/// @param table whose figures they show
record StartCharts(StartTable table) {

    private static final double MEBI = 1 << 20;

    List<Chart> charts() {
        return Stream.of(memory(), startUp(), packages())
                .filter(chart -> chart.lines().stream().anyMatch(line -> !isEmpty(line)))
                .toList();
    }

    private static boolean isEmpty(Chart.Line line) {
        return line.marks().equals(Chart.Marks.NONE);
    }

    private List<TargetFinding> targets() {
        return table.findings().targets();
    }

    private Chart memory() {
        Axis axis =
                axis(
                        target -> Stream.of(target.idleResidentBytes(), table.peakBytes(target)),
                        MEBI);
        return new Chart(
                "Resident memory (MiB)",
                "Ring: idle, before the first load. Dot: peak under load. The axis begins at zero.",
                false,
                axis.ticks(Figures::number),
                targets().stream().map(target -> memory(target, axis)).toList());
    }

    private Chart.Line memory(TargetFinding target, Axis axis) {
        String name = Harmless.line(target.target());
        OptionalDouble idle = target.idleResidentBytes().amountIfKnown();
        OptionalDouble peak = table.peakBytes(target).amountIfKnown();
        var points = new ArrayList<Chart.Point>();
        var words = new ArrayList<String>();
        idle.ifPresent(bytes -> {
            points.add(new Chart.Point(axis.place(bytes / MEBI), "50.00%", "ring", "4.5"));
            words.add("idle " + Figures.mebibytes(bytes));
        });
        peak.ifPresent(bytes -> {
            points.add(Chart.Point.figure(axis.place(bytes / MEBI), true));
            words.add("peak " + Figures.mebibytes(bytes));
        });
        if (points.isEmpty()) {
            return Chart.Line.empty(name, "n/a", "");
        }
        String value = String.join(", ", words);
        List<Chart.Span> spans =
                idle.isPresent() && peak.isPresent()
                        ? List.of(axis.span(idle.getAsDouble() / MEBI, peak.getAsDouble() / MEBI))
                        : List.of();
        return Chart.Line.plain(
                name,
                value,
                name + ": " + value + " MiB",
                new Chart.Marks(List.of(), spans, points));
    }

    private Chart startUp() {
        return bars(
                "Start-up (s)",
                "Until /health answers, the median of the starts. The axis begins at zero.",
                TargetFinding::startupMillis,
                1000);
    }

    private Chart packages() {
        return bars(
                "Package (MiB)",
                "All files that are shipped; a JVM target needs a JVM besides. The axis begins at"
                        + " zero.",
                TargetFinding::packageBytes,
                MEBI);
    }

    private Chart bars(
            String title, String note, Function<TargetFinding, Value> figure, double unit) {
        Axis axis = axis(target -> Stream.of(figure.apply(target)), unit);
        return new Chart(
                title,
                note,
                false,
                axis.ticks(Figures::number),
                targets().stream()
                        .map(target -> bar(target, figure.apply(target), axis, unit))
                        .toList());
    }

    private static Chart.Line bar(TargetFinding target, Value figure, Axis axis, double unit) {
        String name = Harmless.line(target.target());
        return switch (figure) {
            case Value.Unknown(String reason) ->
                    Chart.Line.empty(name, "n/a: " + Harmless.line(reason), "");
            case Value.Known(double amount) ->
                    Chart.Line.plain(
                            name,
                            Figures.number(amount / unit),
                            name + ": " + Figures.number(amount / unit),
                            new Chart.Marks(
                                    List.of(
                                            new Chart.Bar(
                                                    axis.place(0),
                                                    axis.length(0, amount / unit),
                                                    "layer")),
                                    List.of(),
                                    List.of()));
        };
    }

    private Axis axis(Function<TargetFinding, Stream<Value>> figures, double unit) {
        return Axis.fromZero(
                targets().stream()
                        .flatMap(figures)
                        .flatMapToDouble(value -> value.amountIfKnown().stream())
                        .map(amount -> amount / unit)
                        .max()
                        .orElse(0));
    }
}
