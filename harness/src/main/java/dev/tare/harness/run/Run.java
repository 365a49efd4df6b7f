package dev.tare.harness.run;

import dev.tare.harness.plan.Estimate;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.plan.Trial;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.StoppedException;
import dev.tare.harness.recipe.RecipeTarget;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Does what a plan says: starts, checks and warms up the targets, then runs the trials in order.
public final class Run {

    private final Setting setting;
    private final Journal journal;
    private final Fleet fleet;
    private final WarmUps warmUps;
    private final Measurement measurement;

    /// Why a target, by label, or the database, by [#DATABASE], is of no more use.
    private final Map<String, String> lost = new HashMap<>();

    private static final String DATABASE = "the database";

    private Run(Setting setting, Journal journal) {
        this.setting = setting;
        this.journal = journal;
        this.fleet = new Fleet(setting, journal);
        this.warmUps = new WarmUps(setting, journal);
        this.measurement = new Measurement(setting, journal);
    }

    /// Whether a run has nothing left to do.
    ///
    /// @throws ProblemException if it is not of this plan
    public static boolean isSettled(Plan plan, RunResult result) {
        return Remaining.of(plan.trials(), result.trials()).trials().isEmpty();
    }

    /// Runs the trials that are not settled yet; of a signal on, none.
    ///
    /// @param info what is known beforehand
    /// @return what is on disk at the end
    public static RunResult of(Setting setting, RunInfo info, ResultsFolder folder)
            throws InterruptedException {
        folder.repair();
        var journal = new Journal(folder, info);
        var remaining = Remaining.of(setting.plan().trials(), folder.read().trials());
        try {
            new Run(setting, journal).run(remaining);
        } catch (RuntimeException failure) {
            // Of a signal on, whatever fails fails because everything is being stopped.
            if (!(failure instanceof StoppedException) && !setting.started().isClosing()) {
                throw failure;
            }
        }
        return folder.read();
    }

    private void run(Remaining remaining) throws InterruptedException {
        for (List<Trial> fork : remaining.byFork()) {
            if (setting.plan().recipe().isolated()) {
                for (Trial trial : fork) {
                    run(List.of(trial.target()), List.of(trial));
                }
            } else {
                run(setting.plan().targets(), fork);
            }
        }
    }

    /// Runs trials with fresh processes.
    private void run(List<RecipeTarget> targets, List<Trial> trials) throws InterruptedException {
        lost.keySet().retainAll(List.of(DATABASE));
        int fork = trials.getFirst().fork();
        List<LiveTarget> live =
                fleet.launch(targets, journal.folder().path().resolve("logs/fork-" + fork));
        try {
            warmUp(Remaining.pairs(trials), live);
            for (Trial trial : trials) {
                run(trial, of(live, trial), live);
            }
        } finally {
            fleet.stop(live);
        }
    }

    /// One after the other, so that the last of several is warm when the first has rested for
    /// minutes; then all of them once more.
    private void warmUp(List<Trial> pairs, List<LiveTarget> live) throws InterruptedException {
        for (Trial pair : pairs) {
            if (reasonAgainst(pair, of(live, pair)).isEmpty()) {
                warmUps.warm(pair, of(live, pair));
            }
        }
        for (Trial pair : pairs.size() > 1 ? pairs : List.<Trial>of()) {
            if (reasonAgainst(pair, of(live, pair)).isEmpty()) {
                warmUps.refresh(pair, of(live, pair));
            }
        }
    }

    private void run(Trial trial, LiveTarget target, List<LiveTarget> all)
            throws InterruptedException {
        Optional<String> against = reasonAgainst(trial, target);
        if (against.isPresent()) {
            finish(trial, Measurement.skipped(trial, against.get()));
            return;
        }
        setting.progress().begins("trial %d: %s".formatted(trial.number(), trial.name()));
        TrialResult result = measurement.of(trial, target, all);
        finish(trial, result);
        if (result.state() == TrialResult.State.INTERRUPTED) {
            throw new StoppedException();
        }
        if (result.state() == TrialResult.State.FAILED
                && Measurement.asksDatabase(trial)
                && !setting.database().isUp()) {
            lost.put(DATABASE, "the database is away since trial " + trial.number());
        }
        CoolDown.await(target);
    }

    private Optional<String> reasonAgainst(Trial trial, LiveTarget target) {
        target.obituary().ifPresent(obituary -> lost.putIfAbsent(target.label(), obituary));
        return Optional.ofNullable(lost.get(target.label()))
                .or(() ->
                        Optional.ofNullable(lost.get(DATABASE))
                                .filter(_ -> Measurement.asksDatabase(trial)));
    }

    private void finish(Trial trial, TrialResult result) {
        journal.append(result);
        String figure =
                switch (result.state()) {
                    case DONE ->
                            String.format(
                                    Locale.ROOT,
                                    "%,.0f requests/s",
                                    result.result().orElseThrow().requestsPerSecond());
                    case FAILED, SKIPPED, INTERRUPTED ->
                            result.failure().orElse("").lines().findFirst().orElse("");
                };
        setting.progress()
                .done(
                        "%d/%d %s %s: %s"
                                .formatted(
                                        trial.number(),
                                        setting.plan().trials().size(),
                                        result.target(),
                                        result.load(),
                                        figure),
                        Estimate.length(setting.plan().recipe(), trial));
    }

    private static LiveTarget of(List<LiveTarget> live, Trial trial) {
        return live.stream()
                .filter(target -> target.label().equals(trial.target().label()))
                .findFirst()
                .orElseThrow();
    }
}
