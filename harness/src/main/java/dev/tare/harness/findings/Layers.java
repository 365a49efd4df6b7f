package dev.tare.harness.findings;

import dev.tare.harness.findings.Contrasts.Couple;
import dev.tare.harness.run.TargetFacts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds which targets stand on which: where the stack of one begins with the whole stack of
/// another.
///
/// @param targets that took part
/// @param groups their trials
/// @param forks how many the recipe asks for
record Layers(List<TargetFacts> targets, List<Group> groups, int forks) {

    /// A target on its base, under a load.
    private record Pile(TargetFacts target, TargetFacts base, Couple couple) {

        List<String> added() {
            return List.copyOf(target.stack().subList(base.stack().size(), target.stack().size()));
        }
    }

    /// A layer for each load and target that has a base in the run.
    List<Layer> layers() {
        List<Pile> piles = groups.stream().flatMap(group -> pile(group).stream()).toList();
        List<Couple> couples = piles.stream().map(Pile::couple).toList();
        Map<Metric, List<Against>> costs = new EnumMap<>(Metric.class);
        Layer.COSTS.forEach(metric -> costs.put(metric, new Contrasts(forks).of(metric, couples)));
        var layers = new ArrayList<Layer>();
        for (int i = 0; i < piles.size(); i++) {
            Map<Metric, Against> own = new EnumMap<>(Metric.class);
            for (Metric metric : Layer.COSTS) {
                own.put(metric, costs.get(metric).get(i));
            }
            layers.add(layer(piles.get(i), own));
        }
        return List.copyOf(layers);
    }

    private static Layer layer(Pile pile, Map<Metric, Against> costs) {
        return new Layer(
                pile.couple.other().load(),
                pile.target.label(),
                pile.base.label(),
                pile.added(),
                costs);
    }

    private Optional<Pile> pile(Group group) {
        return targets.stream()
                .filter(facts -> facts.label().equals(group.target()))
                .findFirst()
                .flatMap(target ->
                        base(target)
                                .flatMap(base ->
                                        group(base.label(), group.load())
                                                .map(below ->
                                                        new Pile(
                                                                target,
                                                                base,
                                                                new Couple(below, group)))));
    }

    private Optional<Group> group(String target, String load) {
        return groups.stream()
                .filter(group -> group.target().equals(target) && group.load().equals(load))
                .findFirst();
    }

    /// The target with the most of the lower layers; of several that have the same ones the one
    /// with the same variant, else the one without a variant, else the first.
    private Optional<TargetFacts> base(TargetFacts target) {
        return targets.stream()
                .filter(other -> isBelow(other, target))
                .min(
                        Comparator.comparingInt((TargetFacts other) -> -other.stack().size())
                                .thenComparingInt(other -> distance(other, target)));
    }

    private static boolean isBelow(TargetFacts other, TargetFacts target) {
        int height = other.stack().size();
        return height > 0
                && height < target.stack().size()
                && target.stack().subList(0, height).equals(other.stack());
    }

    private static int distance(TargetFacts other, TargetFacts target) {
        if (variant(other).equals(variant(target))) {
            return 0;
        }
        return variant(other).isEmpty() ? 1 : 2;
    }

    private static String variant(TargetFacts facts) {
        int at = facts.address().indexOf('@');
        return at < 0 ? "" : facts.address().substring(at);
    }
}
