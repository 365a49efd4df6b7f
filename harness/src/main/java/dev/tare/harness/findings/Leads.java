package dev.tare.harness.findings;

import dev.tare.harness.findings.Contrasts.Couple;
import dev.tare.harness.stats.Comparison;
import dev.tare.harness.stats.Verdict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds who is first.
///
/// @param metric by what
/// @param forks how many the recipe asks for
record Leads(Metric metric, int forks) {

    /// The first of the groups of one load; nothing if fewer than two have a sound figure.
    Optional<Lead> of(String load, List<Group> groups) {
        List<Group> ranked =
                groups.stream()
                        .filter(this::isSound)
                        .sorted(Comparator.comparingDouble(this::rank))
                        .toList();
        if (ranked.size() < 2) {
            return Optional.empty();
        }
        Group best = ranked.getFirst();
        List<Group> others = ranked.subList(1, ranked.size());
        List<Against> outcomes =
                new Contrasts(forks)
                        .of(metric, others.stream().map(other -> new Couple(best, other)).toList());
        var first = new ArrayList<String>();
        first.add(best.target());
        for (int i = 0; i < outcomes.size(); i++) {
            if (!isApart(outcomes.get(i))) {
                first.add(others.get(i).target());
            }
        }
        return Optional.of(new Lead(load, metric, first, ranked.size(), next(others, outcomes)));
    }

    private static Optional<Lead.Next> next(List<Group> others, List<Against> outcomes) {
        for (int i = 0; i < outcomes.size(); i++) {
            if (isApart(outcomes.get(i))
                    && outcomes.get(i) instanceof Against.Compared(Comparison comparison, _, _)) {
                return Optional.of(new Lead.Next(others.get(i).target(), comparison));
            }
        }
        return Optional.empty();
    }

    private static boolean isApart(Against outcome) {
        return outcome instanceof Against.Compared compared
                && compared.comparison().verdict() != Verdict.NO_DIFFERENCE_SEEN;
    }

    private boolean isSound(Group group) {
        return Estimate.of(metric, group.trials()) instanceof Estimate.Known known
                && known.isSound();
    }

    private double rank(Group group) {
        double median = Estimate.of(metric, group.trials()).median().orElseThrow();
        return metric == Metric.REQUESTS_PER_SECOND ? -median : median;
    }
}
