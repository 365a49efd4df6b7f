package dev.tare.harness.findings;

import dev.tare.harness.findings.Article.Neighbours;
import dev.tare.harness.findings.Article.Outcome;
import dev.tare.harness.findings.Article.Printed;
import dev.tare.harness.findings.Contrasts.Couple;
import dev.tare.harness.recipe.Figure;
import dev.tare.harness.recipe.Published;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.stats.Verdict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Sets published figures beside measured ones.
///
/// @param recipe what was run
/// @param groups the trials, of every target under every load
record ArticleReading(Recipe recipe, List<Group> groups) {

    /// What a published figure is called here, and how many units of ours one of its is.
    private record Counterpart(Metric metric, double units) {}

    private static final Map<Figure, Counterpart> COUNTERPARTS =
            Map.of(
                    Figure.REQUESTS_PER_SECOND, new Counterpart(Metric.REQUESTS_PER_SECOND, 1),
                    Figure.MEAN_MILLIS, new Counterpart(Metric.MEAN_MICROS, 1000),
                    Figure.P50_MILLIS, new Counterpart(Metric.P50_MICROS, 1000),
                    Figure.P90_MILLIS, new Counterpart(Metric.P90_MICROS, 1000),
                    Figure.P99_MILLIS, new Counterpart(Metric.P99_MICROS, 1000),
                    Figure.MAX_MILLIS, new Counterpart(Metric.MAX_MICROS, 1000),
                    Figure.CPU_MICROS_PER_REQUEST,
                            new Counterpart(Metric.CPU_MICROS_PER_REQUEST, 1),
                    Figure.BYTES_PER_RESPONSE, new Counterpart(Metric.BYTES_PER_RESPONSE, 1));

    /// A group with what was published of it.
    private record Entry(Group group, Published published) {

        OptionalDouble amount(Figure figure) {
            Double printed = published.figures().get(figure);
            Double amount = printed == null ? published.derived().get(figure) : printed;
            return amount == null ? OptionalDouble.empty() : OptionalDouble.of(amount);
        }

        boolean isDerived(Figure figure) {
            return !published.figures().containsKey(figure);
        }
    }

    /// Nothing if nothing was published.
    Optional<Article> article() {
        return recipe.published().isEmpty()
                ? Optional.empty()
                : Optional.of(new Article(figures(), order()));
    }

    private List<Printed> figures() {
        var figures = new ArrayList<Printed>();
        for (var load : recipe.loads()) {
            for (Figure figure : Figure.values()) {
                if (COUNTERPARTS.containsKey(figure)) {
                    figures.addAll(printed(entries(load.id(), figure), figure));
                }
            }
        }
        return List.copyOf(figures);
    }

    private List<Entry> entries(String load, Figure figure) {
        return groups.stream()
                .filter(group -> group.load().equals(load))
                .flatMap(group -> published(group).map(found -> new Entry(group, found)).stream())
                .filter(entry -> entry.amount(figure).isPresent())
                .toList();
    }

    private Optional<Published> published(Group group) {
        return recipe.targets().stream()
                .filter(target -> target.label().equals(group.target()))
                .findFirst()
                .flatMap(target ->
                        recipe.loads().stream()
                                .filter(load -> load.id().equals(group.load()))
                                .findFirst()
                                .flatMap(load -> recipe.published(target, load)));
    }

    private List<Printed> printed(List<Entry> entries, Figure figure) {
        if (entries.isEmpty()) {
            return List.of();
        }
        Entry reference =
                entries.stream()
                        .filter(entry -> entry.group.target().equals(recipe.baseline().label()))
                        .findFirst()
                        .orElse(entries.getFirst());
        return entries.stream().map(entry -> printed(entry, reference, figure)).toList();
    }

    private Printed printed(Entry entry, Entry reference, Figure figure) {
        Counterpart counterpart = COUNTERPARTS.get(figure);
        double published = entry.amount(figure).orElseThrow();
        boolean isReference = entry.equals(reference);
        return new Printed(
                entry.group.load(),
                entry.group.target(),
                reference.group.target(),
                figure,
                entry.isDerived(figure),
                published,
                isReference
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(published / reference.amount(figure).orElseThrow()),
                measured(entry.group, counterpart),
                isReference
                        ? Optional.empty()
                        : Optional.of(
                                contrasts()
                                        .of(
                                                counterpart.metric,
                                                List.of(new Couple(reference.group, entry.group)))
                                        .getFirst()));
    }

    private static Value measured(Group group, Counterpart counterpart) {
        return switch (Estimate.of(counterpart.metric, group.trials())) {
            case Estimate.Known known ->
                    new Value.Known(known.summary().median() / counterpart.units);
            case Estimate.Unknown(String reason) -> new Value.Unknown(reason);
        };
    }

    private List<Neighbours> order() {
        var couples = new ArrayList<Couple>();
        var ratios = new ArrayList<Double>();
        for (var load : recipe.loads()) {
            List<Entry> ranked =
                    entries(load.id(), Figure.REQUESTS_PER_SECOND).stream()
                            .sorted(Comparator.comparingDouble(ArticleReading::rate).reversed())
                            .toList();
            for (int i = 1; i < ranked.size(); i++) {
                double ratio = rate(ranked.get(i - 1)) / rate(ranked.get(i));
                if (ratio > 1) {
                    couples.add(new Couple(ranked.get(i).group, ranked.get(i - 1).group));
                    ratios.add(ratio);
                }
            }
        }
        List<Against> outcomes = contrasts().of(Metric.REQUESTS_PER_SECOND, couples);
        var order = new ArrayList<Neighbours>();
        for (int i = 0; i < couples.size(); i++) {
            order.add(neighbours(couples.get(i), ratios.get(i), outcomes.get(i)));
        }
        return List.copyOf(order);
    }

    private static double rate(Entry entry) {
        return entry.amount(Figure.REQUESTS_PER_SECOND).orElseThrow();
    }

    private static Neighbours neighbours(Couple couple, double published, Against here) {
        Verdict verdict =
                here instanceof Against.Compared compared
                        ? compared.comparison().verdict()
                        : Verdict.NO_DIFFERENCE_SEEN;
        return new Neighbours(
                couple.other().load(),
                couple.other().target(),
                couple.baseline().target(),
                published,
                here,
                switch (verdict) {
                    case MORE -> Outcome.HOLDS;
                    case LESS -> Outcome.REVERSED;
                    case NO_DIFFERENCE_SEEN -> Outcome.UNDECIDED;
                });
    }

    private Contrasts contrasts() {
        return new Contrasts(recipe.forks());
    }
}
