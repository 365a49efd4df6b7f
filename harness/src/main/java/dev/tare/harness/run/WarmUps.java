package dev.tare.harness.run;

import dev.tare.harness.plan.Trial;
import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Recipe;

import java.time.Duration;
import java.util.Optional;

/// Loads a target with what it will be measured under, until it is steady.
///
/// @param setting of the run
/// @param journal takes how it went
record WarmUps(Setting setting, Journal journal) {

    /// Warms a target up for a trial and all that are like it.
    void warm(Trial trial, LiveTarget target) throws InterruptedException {
        Recipe.WarmUp bounds = setting.plan().recipe().warmUp();
        begins("warming up", trial);
        var series = new WarmUpSeries(bounds);
        Duration loaded = Duration.ZERO;
        Optional<String> failure = Optional.empty();
        Optional<CompilerThreads> compilers =
                CompilerThreads.of(target, setting.generator().placement());
        do {
            compilers.ifPresent(CompilerThreads::spread);
            LoadAttempt attempt = load(trial, target, bounds.window());
            attempt.result().ifPresent(result -> series.add(result.requestsPerSecond()));
            loaded = loaded.plus(loaded(attempt));
            failure = attempt.failure();
        } while (failure.isEmpty() && !series.isOver(loaded));
        compilers.ifPresent(CompilerThreads::gather);
        WarmUpOutcome outcome = series.outcome(trial.load().id(), trial.fork(), loaded);
        journal.note(target.label(), facts -> facts.warmed(outcome));
        ended("warmed up", trial, target, failure, bounds.max());
    }

    /// Loads it once more, where it will be measured, after others were warmed up meanwhile.
    void refresh(Trial trial, LiveTarget target) throws InterruptedException {
        Duration length = setting.plan().recipe().warmUp().refresh();
        begins("warming up again", trial);
        ended("warmed up again", trial, target, load(trial, target, length).failure(), length);
    }

    private LoadAttempt load(Trial trial, LiveTarget target, Duration length)
            throws InterruptedException {
        Load load = trial.load().lasting(new Extent.Lasting(length));
        String name = "warm-up-%d-%s".formatted(trial.fork(), trial.name().substring(4));
        return setting.generator()
                .run(load, target, journal.folder().rawFolder(name), setting.started());
    }

    private void begins(String what, Trial trial) {
        setting.progress().begins(text(what, trial));
    }

    private void ended(
            String what,
            Trial trial,
            LiveTarget target,
            Optional<String> failure,
            Duration estimated)
            throws InterruptedException {
        if (failure.isPresent() && !setting.started().isClosing()) {
            journal.warn(
                    new Warning(
                            target.label(),
                            "the warm-up under %s broke off: %s"
                                    .formatted(trial.load().id(), firstLine(failure.get())),
                            "target or load generator failed",
                            "see the trials"));
        }
        setting.progress().done(text(what, trial), estimated);
        CoolDown.await(target);
    }

    private static String text(String what, Trial trial) {
        return "%s %s %s".formatted(what, trial.target().label(), trial.load().id());
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    /// How long a window warmed the target; while a generator starts, it does not.
    private static Duration loaded(LoadAttempt attempt) {
        return attempt.result()
                .map(result -> Duration.ofNanos(Math.round(result.durationSeconds() * 1e9)))
                .orElse(attempt.wall());
    }
}
