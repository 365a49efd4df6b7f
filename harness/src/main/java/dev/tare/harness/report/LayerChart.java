package dev.tare.harness.report;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Layer;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.stats.Interval;
import dev.tare.harness.stats.Verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A waterfall: what stands on another target begins where that one ends.
///
/// @param findings what the run says
/// @param load the load's id
/// @param metric what the layers cost
record LayerChart(Findings findings, String load, Metric metric) {

    /// A line of the waterfall.
    ///
    /// @param target the target's label
    /// @param depth on how many others it stands
    /// @param from where its bar begins
    /// @param to where it ends
    /// @param layer what it adds; nothing of a target at the bottom
    private record Step(String target, int depth, double from, double to, Optional<Layer> layer) {}

    /// The chart; nothing if no step of this load is known.
    Optional<Chart> chart() {
        List<Step> steps = findings.rows(load).stream().flatMap(this::bottom).toList();
        if (steps.isEmpty()) {
            return Optional.empty();
        }
        Axis axis =
                Axis.fromZero(
                        steps.stream().mapToDouble(Step::to).max().orElse(0),
                        steps.stream().mapToDouble(this::end).max().orElse(0));
        boolean isCpu = metric == Metric.CPU_MICROS_PER_REQUEST;
        return Optional.of(
                new Chart(
                        "%s: %s"
                                .formatted(
                                        Harmless.line(load),
                                        isCpu
                                                ? "CPU time per request (µs), layer upon layer"
                                                : "Allocated bytes per request, layer upon layer"),
                        "Each bar begins where the target below it in the stack ends. Line: 95 %"
                            + " interval of what the layer adds. Hollow: no difference seen. The"
                            + " axis begins at zero.",
                        false,
                        axis.ticks(isCpu ? Figures::number : Figures::whole),
                        steps.stream().map(step -> line(step, axis)).toList()));
    }

    /// A target that stands on no other, and all that stand on it.
    private Stream<Step> bottom(Row row) {
        boolean isBottom = layers().noneMatch(layer -> layer.target().equals(row.target()));
        if (!isBottom || row.estimate(metric).median().isEmpty()) {
            return Stream.empty();
        }
        double median = row.estimate(metric).median().getAsDouble();
        List<Step> above = above(row.target(), 1, median);
        return above.isEmpty()
                ? Stream.empty()
                : Stream.concat(
                        Stream.of(new Step(row.target(), 0, 0, median, Optional.empty())),
                        above.stream());
    }

    private List<Step> above(String base, int depth, double from) {
        var steps = new ArrayList<Step>();
        layers().filter(layer -> layer.base().equals(base))
                .forEach(layer -> {
                    if (layer.costs().get(metric) instanceof Against.Compared compared) {
                        double to = from + compared.difference().difference();
                        steps.add(new Step(layer.target(), depth, from, to, Optional.of(layer)));
                        steps.addAll(above(layer.target(), depth + 1, to));
                    }
                });
        return steps;
    }

    private Stream<Layer> layers() {
        return findings.layers().stream().filter(layer -> layer.load().equals(load));
    }

    private double end(Step step) {
        return Math.max(step.to, interval(step).map(Interval::high).orElse(0.0) + step.from);
    }

    private Optional<Against.Compared> compared(Step step) {
        return step.layer
                .map(layer -> layer.costs().get(metric))
                .filter(Against.Compared.class::isInstance)
                .map(Against.Compared.class::cast);
    }

    private Optional<Interval> interval(Step step) {
        return compared(step).map(Against.Compared::differenceInterval);
    }

    private Chart.Line line(Step step, Axis axis) {
        String name = Harmless.line(step.target);
        return new Chart.Line(
                "· ".repeat(step.depth) + name,
                "",
                value(step),
                step.layer.map(layer -> "+ " + added(layer)).orElse(""),
                "",
                name + ": " + value(step) + step.layer.map(LayerChart::words).orElse(""),
                new Chart.Marks(bars(step, axis), spans(step, axis), List.of()));
    }

    private String value(Step step) {
        return compared(step)
                .map(found ->
                        Figures.difference(
                                found.difference().difference(), found.differenceInterval()))
                .orElse(Figures.number(step.to));
    }

    private static String added(Layer layer) {
        return Harmless.line(String.join(", ", layer.added()));
    }

    private static String words(Layer layer) {
        return " for " + added(layer) + " on " + Harmless.line(layer.base());
    }

    private List<Chart.Bar> bars(Step step, Axis axis) {
        double low = Math.min(step.from, step.to);
        double high = Math.max(step.from, step.to);
        return List.of(
                new Chart.Bar(axis.place(0), axis.length(0, low), "below"),
                new Chart.Bar(
                        axis.place(low),
                        axis.length(low, high),
                        isSeen(step) ? "layer" : "layer unseen"));
    }

    private List<Chart.Span> spans(Step step, Axis axis) {
        return interval(step)
                .map(ends -> axis.span(step.from + ends.low(), step.from + ends.high()))
                .stream()
                .toList();
    }

    private boolean isSeen(Step step) {
        return compared(step)
                .map(found -> found.comparison().verdict() != Verdict.NO_DIFFERENCE_SEEN)
                .orElse(true);
    }
}
