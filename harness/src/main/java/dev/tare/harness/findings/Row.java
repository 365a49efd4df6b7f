package dev.tare.harness.findings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// One target under one load: what a report prints as a row.
///
/// @param target the target's label
/// @param load the load's id
/// @param trials how many trials there are
/// @param valid how many of them nothing speaks against as a whole
/// @param asked how many the recipe asks for
/// @param closedLoop whether connections waited for answers: latencies suffer from coordinated
///   omission
/// @param estimates of every metric
/// @param against the baseline, of every compared metric
/// @param limits what limited at least half of the valid trials
/// @param doubts what speaks against its figures
public record Row(
        String target,
        String load,
        int trials,
        int valid,
        int asked,
        boolean closedLoop,
        Map<Metric, Estimate> estimates,
        Map<Metric, Against> against,
        Set<Limit> limits,
        List<Repeated> doubts) {

    /// A doubt with the number of trials that it was seen in.
    ///
    /// @param doubt as it was seen first
    /// @param trials how many trials share it
    public record Repeated(Doubt doubt, int trials) {}

    static Row of(Group group, int asked, boolean closedLoop, Map<Metric, Against> against) {
        List<TrialFinding> trials = group.trials();
        var estimates = new LinkedHashMap<Metric, Estimate>();
        for (Metric metric : Metric.values()) {
            estimates.put(metric, Estimate.of(metric, trials));
        }
        return new Row(
                group.target(),
                group.load(),
                trials.size(),
                (int) trials.stream().filter(TrialFinding::isValid).count(),
                asked,
                closedLoop,
                estimates,
                against,
                LimitVote.of(trials),
                repeated(trials));
    }

    private static List<Repeated> repeated(List<TrialFinding> trials) {
        var byId = new LinkedHashMap<String, List<Doubt>>();
        for (TrialFinding trial : trials) {
            for (Doubt doubt : trial.doubts()) {
                byId.computeIfAbsent(doubt.id(), _ -> new ArrayList<>()).add(doubt);
            }
        }
        return byId.values().stream()
                .map(doubts -> new Repeated(doubts.getFirst(), doubts.size()))
                .toList();
    }

    /// The estimate of a metric.
    public Estimate estimate(Metric metric) {
        return estimates.get(metric);
    }
}
