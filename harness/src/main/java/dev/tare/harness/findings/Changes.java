package dev.tare.harness.findings;

import dev.tare.harness.stats.Holm;
import dev.tare.harness.stats.UnpairedRatio;
import dev.tare.harness.stats.Verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Sets a metric of later runs against that of the first run; what is compared in one call is one
/// family of Holm's correction.
///
/// @param metric what is compared
record Changes(Metric metric) {

    /// What is to be judged together, or why it cannot be.
    private record Draft(Optional<UnpairedRatio> ratio, String reason) {}

    /// Compares the runs of each place.
    ///
    /// @param places for each the groups of all runs, the first run first
    /// @return in the same order
    List<List<Change>> of(List<List<Group>> places) {
        List<List<Draft>> drafts = places.stream().map(this::drafts).toList();
        double[] pValues =
                drafts.stream()
                        .flatMap(List::stream)
                        .flatMap(draft -> draft.ratio.stream())
                        .mapToDouble(UnpairedRatio::pValue)
                        .toArray();
        double[] adjusted = Holm.adjust(pValues);
        var changes = new ArrayList<List<Change>>();
        int judged = 0;
        for (List<Draft> place : drafts) {
            var own = new ArrayList<Change>();
            own.add(new Change.First());
            for (Draft draft : place) {
                own.add(
                        draft.ratio.isPresent()
                                ? known(draft.ratio.get(), adjusted[judged++])
                                : new Change.Unknown(draft.reason));
            }
            changes.add(List.copyOf(own));
        }
        return List.copyOf(changes);
    }

    private List<Draft> drafts(List<Group> runs) {
        Group first = runs.getFirst();
        return runs.subList(1, runs.size()).stream().map(run -> draft(first, run)).toList();
    }

    private Draft draft(Group first, Group other) {
        if (metric.aspect() == Aspect.RATE && first.isLimitedByLoad() && other.isLimitedByLoad()) {
            return new Draft(Optional.empty(), "the load generator was the limit of both");
        }
        double[] before = values(first);
        double[] after = values(other);
        if (before.length < 2 || after.length < 2) {
            return new Draft(Optional.empty(), "fewer than two sound rounds or forks in a run");
        }
        return isAboveZero(before) && isAboveZero(after)
                ? new Draft(Optional.of(UnpairedRatio.of(before, after)), "")
                : new Draft(Optional.empty(), "a value is 0");
    }

    private double[] values(Group group) {
        return Estimate.independent(
                metric,
                group.trials().stream()
                        .filter(trial -> trial.soundAmount(metric).isPresent())
                        .toList());
    }

    private static boolean isAboveZero(double[] values) {
        return Arrays.stream(values).allMatch(value -> value > 0);
    }

    private static Change known(UnpairedRatio ratio, double adjusted) {
        return new Change.Known(
                ratio.ratio(),
                ratio.interval(Against.CONFIDENCE),
                adjusted,
                Verdict.of(ratio.ratio(), adjusted <= Against.SIGNIFICANCE));
    }
}
