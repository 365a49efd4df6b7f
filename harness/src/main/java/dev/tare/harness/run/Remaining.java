package dev.tare.harness.run;

import dev.tare.harness.plan.Trial;
import dev.tare.harness.problem.ProblemException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/// What of a plan is still to be done.
///
/// @param trials in the plan's order
record Remaining(List<Trial> trials) {

    /// The trials that do not stand already.
    ///
    /// @param results of an earlier part of the run
    /// @throws ProblemException if they are not of this plan
    static Remaining of(List<Trial> plan, List<TrialResult> results) {
        results.forEach(result -> requirePartOf(plan, result));
        Set<Integer> settled = new HashSet<>();
        results.stream()
                .filter(TrialResult::isSettled)
                .map(TrialResult::number)
                .forEach(settled::add);
        return new Remaining(
                plan.stream().filter(trial -> !settled.contains(trial.number())).toList());
    }

    private static void requirePartOf(List<Trial> plan, TrialResult result) {
        int index = result.number() - 1;
        boolean isPart =
                index >= 0
                        && index < plan.size()
                        && plan.get(index).target().label().equals(result.target())
                        && plan.get(index).load().id().equals(result.load());
        if (!isPart) {
            throw ProblemException.badUsage(
                    "trial %d was %s under %s and is not in the plan: targets came or went since then"
                            .formatted(result.number(), result.target(), result.load()));
        }
    }

    /// The trials of each set of processes, by its number.
    List<List<Trial>> byFork() {
        var forks = new TreeMap<Integer, List<Trial>>();
        trials.forEach(
                trial -> forks.computeIfAbsent(trial.fork(), _ -> new ArrayList<>()).add(trial));
        return List.copyOf(forks.values());
    }

    /// One trial of each target under each load, for which these are to be warmed up.
    static List<Trial> pairs(List<Trial> trials) {
        record Pair(String target, String load) {}
        var seen = new HashSet<Pair>();
        return trials.stream()
                .filter(trial -> seen.add(new Pair(trial.target().label(), trial.load().id())))
                .toList();
    }
}
