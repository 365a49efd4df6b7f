package dev.tare.harness.findings;

import dev.tare.harness.load.LoadResult;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.run.RunInfo;
import dev.tare.harness.run.TargetFacts;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.run.TrialResult.State;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;

/// What one trial says.
///
/// @param number its place in the plan, from 1
/// @param fork which set of fresh processes, from 1
/// @param round the round within the fork, from 1
/// @param target the target's label
/// @param load the load's id
/// @param state how it ended
/// @param values a number or a reason for every metric
/// @param limits what was at its limit
/// @param doubts what speaks against its figures
public record TrialFinding(
        int number,
        int fork,
        int round,
        String target,
        String load,
        State state,
        Map<Metric, Value> values,
        Set<Limit> limits,
        List<Doubt> doubts) {

    /// The check whose declared deviation changes the size of answers.
    private static final String ANSWER_LENGTH = "answer-length";

    /// Looks at a trial.
    static TrialFinding of(RunInfo info, Load load, TrialResult trial) {
        TargetFacts facts = info.target(trial.target());
        var usage = new Usage(info.machine(), info.placement(), load, trial);
        Set<Limit> limits = trial.result().isPresent() ? usage.limits() : Set.of(Limit.UNKNOWN);
        var doubts = new ArrayList<Doubt>();
        trial.result().ifPresent(result -> doubts.addAll(plausibility(facts, load, result)));
        doubts.addAll(new Circumstances(trial, usage, facts.warmUps()).doubts());
        return new TrialFinding(
                trial.number(),
                trial.fork(),
                trial.round(),
                trial.target(),
                trial.load(),
                trial.state(),
                new Derived(facts, trial).values(),
                limits,
                List.copyOf(doubts));
    }

    private static List<Doubt> plausibility(TargetFacts facts, Load load, LoadResult result) {
        boolean declares =
                facts.deviations().stream()
                        .anyMatch(deviation -> deviation.check().equals(ANSWER_LENGTH));
        Long bytes = declares ? facts.answerBytes().get(load.id()) : null;
        OptionalLong declared = bytes == null ? OptionalLong.empty() : OptionalLong.of(bytes);
        return new Plausibility(facts.label(), load, result, declared).doubts();
    }

    /// Whether nothing speaks against the trial as a whole.
    public boolean isValid() {
        return doubts.stream().noneMatch(Doubt::invalidates);
    }

    /// The number of a metric, if it is known.
    public OptionalDouble amount(Metric metric) {
        return values.get(metric).amountIfKnown();
    }

    /// The number of a metric, if it is known and nothing speaks against it.
    public OptionalDouble soundAmount(Metric metric) {
        boolean isVoid = doubts.stream().anyMatch(doubt -> doubt.voids().contains(metric.aspect()));
        return isVoid ? OptionalDouble.empty() : amount(metric);
    }
}
