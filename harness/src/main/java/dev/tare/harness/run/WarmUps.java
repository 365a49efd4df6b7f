package dev.tare.harness.run;

import dev.tare.harness.plan.Trial;
import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Recipe;

import java.nio.file.Path;
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
        String what = "%s %s".formatted(target.label(), trial.load().id());
        setting.progress().begins("warming up " + what);
        Load window = trial.load().lasting(new Extent.Lasting(bounds.window()));
        Path folder =
                journal.folder()
                        .rawFolder(
                                "warm-up-%d-%s".formatted(trial.fork(), trial.name().substring(4)));
        var series = new WarmUpSeries(bounds);
        Duration loaded = Duration.ZERO;
        Optional<String> failure = Optional.empty();
        Optional<CompilerThreads> compilers =
                CompilerThreads.of(target, setting.generator().placement());
        do {
            compilers.ifPresent(CompilerThreads::spread);
            LoadAttempt attempt =
                    setting.generator().run(window, target, folder, setting.started());
            attempt.result().ifPresent(result -> series.add(result.requestsPerSecond()));
            loaded = loaded.plus(loaded(attempt));
            failure = attempt.failure();
        } while (failure.isEmpty() && !series.isOver(loaded));
        compilers.ifPresent(CompilerThreads::gather);
        note(series.outcome(trial.load().id(), trial.fork(), loaded), target, failure);
        setting.progress().done("warmed up " + what, bounds.max());
        CoolDown.await(target);
    }

    private void note(WarmUpOutcome outcome, LiveTarget target, Optional<String> failure) {
        journal.note(target.label(), facts -> facts.warmed(outcome));
        if (failure.isPresent() && !setting.started().isClosing()) {
            journal.warn(
                    new Warning(
                            target.label(),
                            "the warm-up under %s broke off: %s"
                                    .formatted(outcome.load(), firstLine(failure.get())),
                            "target or load generator failed",
                            "see the trials"));
        }
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
