package dev.tare.harness.report;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Article;
import dev.tare.harness.findings.Article.Printed;
import dev.tare.harness.recipe.Figure;
import dev.tare.harness.stats.Interval;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/// The article's ratios of requests/s beside those measured here.
///
/// @param article what was published
record ArticleChart(Article article) {

    Optional<Chart> chart() {
        List<Printed> ratios =
                article.figures().stream()
                        .filter(printed -> printed.figure() == Figure.REQUESTS_PER_SECOND)
                        .filter(printed -> printed.publishedRatio().isPresent())
                        .toList();
        if (ratios.isEmpty()) {
            return Optional.empty();
        }
        Axis axis =
                Axis.fromZero(ratios.stream().flatMapToDouble(ArticleChart::ends).max().orElse(1));
        return Optional.of(
                new Chart(
                        "Requests per second as a ratio to the reference",
                        "Ring: published. Dot: measured here, with its 95 % interval. 1 is as many"
                                + " as the reference. The axis begins at zero.",
                        axis.ticks(Figures::number),
                        ratios.stream().map(printed -> line(printed, axis)).toList()));
    }

    private static DoubleStream ends(Printed printed) {
        return DoubleStream.concat(
                printed.publishedRatio().stream(),
                here(printed).map(compared -> compared.comparison().interval().high()).stream()
                        .mapToDouble(Double::doubleValue));
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
                                printed.load());
        double published = printed.publishedRatio().orElseThrow();
        var ring = new Chart.Dot(axis.place(published), "published");
        return here(printed)
                .map(compared -> line(label, published, compared, ring, axis))
                .orElseGet(() -> {
                    String text = "published %s, here n/a".formatted(Figures.ratio(published));
                    return new Chart.Line(
                            label,
                            text,
                            label + ": " + text,
                            List.of(),
                            List.of(),
                            List.of(),
                            List.of(ring));
                });
    }

    private static Chart.Line line(
            String label, double published, Against.Compared compared, Chart.Dot ring, Axis axis) {
        double ratio = compared.comparison().ratio().ratio();
        Interval interval = compared.comparison().interval();
        String text =
                "published %s, here %s"
                        .formatted(Figures.ratio(published), Figures.ratio(ratio, interval));
        return new Chart.Line(
                label,
                text,
                label + ": " + text,
                List.of(),
                List.of(new Chart.Span(axis.place(interval.low()), axis.place(interval.high()))),
                List.of(),
                List.of(ring, new Chart.Dot(axis.place(ratio), "sound")));
    }
}
