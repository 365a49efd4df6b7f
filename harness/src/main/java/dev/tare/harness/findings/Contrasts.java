package dev.tare.harness.findings;

import dev.tare.harness.stats.Comparison;
import dev.tare.harness.stats.Holm;
import dev.tare.harness.stats.PairedDifference;
import dev.tare.harness.stats.PairedRatio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Sets groups against others of the same load; what is compared in one call is one family of
/// Holm's correction.
///
/// @param forks how many the recipe asks for
record Contrasts(int forks) {

    /// Two groups of one load.
    ///
    /// @param baseline what stands below the line of the ratio
    /// @param other what stands above it
    record Couple(Group baseline, Group other) {}

    /// What is asked of a couple.
    record Question(Metric metric, Couple couple) {}

    /// Compares every couple in one metric.
    ///
    /// @return in the same order
    List<Against> of(Metric metric, List<Couple> couples) {
        return of(couples.stream().map(couple -> new Question(metric, couple)).toList());
    }

    /// Answers every question.
    ///
    /// @return in the same order
    List<Against> of(List<Question> questions) {
        Map<Integer, Pairs> comparable = new HashMap<>();
        var outcomes = new ArrayList<Against>();
        var family = new ArrayList<PairedRatio>();
        var indices = new ArrayList<Integer>();
        for (Question question : questions) {
            Couple couple = question.couple;
            Pairs pairs = Pairs.of(question.metric, couple.baseline, couple.other, forks);
            Optional<String> obstacle = obstacle(question, pairs);
            outcomes.add(obstacle.<Against>map(Against.NotCompared::new).orElse(null));
            if (obstacle.isEmpty()) {
                comparable.put(outcomes.size() - 1, pairs);
                indices.add(outcomes.size() - 1);
                family.add(pairs.ratio());
            }
        }
        List<Comparison> comparisons = Holm.compare(family, Against.SIGNIFICANCE);
        for (int i = 0; i < indices.size(); i++) {
            int index = indices.get(i);
            outcomes.set(index, compared(comparisons.get(i), comparable.get(index)));
        }
        return List.copyOf(outcomes);
    }

    private static Against compared(Comparison comparison, Pairs pairs) {
        PairedDifference difference = pairs.difference();
        return new Against.Compared(
                comparison, difference, difference.interval(Against.CONFIDENCE));
    }

    private Optional<String> obstacle(Question question, Pairs pairs) {
        Couple couple = question.couple;
        if (question.metric.aspect() == Aspect.RATE
                && couple.baseline.isLimitedByLoad()
                && couple.other.isLimitedByLoad()) {
            return Optional.of("the load generator was the limit of both");
        }
        if (pairs.count() < 2) {
            return Optional.of(tooFew(question.metric, couple, pairs.count()));
        }
        return pairs.areAboveZero() ? Optional.empty() : Optional.of("a value is 0");
    }

    private String tooFew(Metric metric, Couple couple, int count) {
        for (Group group : List.of(couple.other, couple.baseline)) {
            if (group.trials().stream().noneMatch(trial -> trial.amount(metric).isPresent())) {
                return Estimate.of(metric, group.trials()) instanceof Estimate.Unknown(String why)
                        ? group.target() + ": " + why
                        : group.target() + ": no value";
            }
        }
        String unit = forks > 1 ? "fork" : "round";
        return "%s sound %s%s of both, and an interval needs two"
                .formatted(count == 0 ? "no" : "one", unit, count == 0 ? "s" : "");
    }
}
