package dev.tare.harness.report;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Article;
import dev.tare.harness.findings.Article.Printed;
import dev.tare.harness.recipe.Figure;
import dev.tare.harness.stats.Interval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// The article's ratios beside those measured here: a chart for each kind of figure.
///
/// @param article what was published
record ArticleChart(Article article) {

    /// The charts of the figures that have a ratio.
    List<Chart> charts() {
        return Arrays.stream(Figure.values()).flatMap(figure -> chart(figure).stream()).toList();
    }

    private Optional<Chart> chart(Figure figure) {
        List<Printed> ratios =
                article.figures().stream()
                        .filter(printed -> printed.figure() == figure)
                        .filter(printed -> printed.publishedRatio().isPresent())
                        .toList();
        if (ratios.isEmpty()) {
            return Optional.empty();
        }
        Axis axis =
                Axis.fromZero(
                        largest(ratios, compared -> compared.comparison().ratio().ratio()),
                        largest(ratios, compared -> compared.comparison().interval().high()));
        return Optional.of(
                new Chart(
                        figure.key() + " as a ratio to the reference",
                        "Ring: published. Dot: measured here, with its 95 % interval. 1 is as much"
                                + " as the reference. The axis begins at zero.",
                        false,
                        axis.ticks(Figures::number),
                        ratios.stream().map(printed -> line(printed, axis)).toList()));
    }

    private static double largest(
            List<Printed> ratios, ToDoubleFunction<Against.Compared> measured) {
        return ratios.stream()
                .mapToDouble(printed ->
                        Math.max(
                                printed.publishedRatio().orElseThrow(),
                                here(printed).map(measured::applyAsDouble).orElse(0.0)))
                .max()
                .orElse(1);
    }

    private static Optional<Against.Compared> here(Printed printed) {
        return printed.measuredRatio()
                .filter(Against.Compared.class::isInstance)
                .map(Against.Compared.class::cast);
    }

    private static Chart.Line line(Printed printed, Axis axis) {
        String label =
                "%s ÷ %s, %s"
                        .formatted(
                                Harmless.line(printed.target()),
                                Harmless.line(printed.reference()),
                                Harmless.line(printed.load()));
        double published = printed.publishedRatio().orElseThrow();
        var spans = new ArrayList<Chart.Span>();
        var points = new ArrayList<Chart.Point>();
        points.add(new Chart.Point(axis.place(published), "50.00%", "ring", "5.5"));
        here(printed)
                .ifPresent(compared -> {
                    Interval interval = compared.comparison().interval();
                    spans.add(axis.span(interval.low(), interval.high()));
                    points.add(
                            Chart.Point.figure(
                                    axis.place(compared.comparison().ratio().ratio()), true));
                });
        String text =
                "published %s, here %s"
                        .formatted(
                                Figures.ratio(published),
                                here(printed).map(ArticleChart::ratio).orElse("n/a"));
        return Chart.Line.plain(
                label, text, label + ": " + text, new Chart.Marks(List.of(), spans, points));
    }

    private static String ratio(Against.Compared compared) {
        return Figures.ratio(
                compared.comparison().ratio().ratio(), compared.comparison().interval());
    }
}
