package dev.tare.harness.run;

import dev.tare.harness.plan.Trial;
import dev.tare.harness.sample.MachineReading;
import dev.tare.harness.sample.ProcFs;
import dev.tare.harness.sample.ProcessUsage;
import dev.tare.harness.sample.Sampler;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// One trial: the load, and what target, database and machine do meanwhile.
///
/// @param setting of the run
/// @param journal knows the folder
record Measurement(Setting setting, Journal journal) {

    private static final String DATABASE_PATHS = "/db/";

    /// How long the harness may take to learn of a signal that has ended a child already.
    private static final Duration SIGNAL = Duration.ofMillis(300);

    /// Runs a trial.
    ///
    /// @param all targets that are or were up; one that ends meanwhile has its CPU time counted
    ///   with the load generator's, which is then unknown
    TrialResult of(Trial trial, LiveTarget target, List<LiveTarget> all)
            throws InterruptedException {
        long up = up(all);
        Optional<MachineReading> machine = machine();
        Optional<Duration> database = databaseCpu();
        Optional<Sampler> sampler = target.sampler();
        LoadAttempt attempt =
                setting.generator()
                        .run(
                                trial.load(),
                                target,
                                journal.folder().rawFolder(trial.name()),
                                setting.started());
        Optional<ProcessUsage> usage = target.usage(sampler).filter(_ -> target.isAlive());
        Optional<Duration> databaseAfter = databaseCpu();
        Optional<MachineReading> machineAfter = machine();
        Optional<String> failure = failure(trial, target, attempt);
        return new TrialResult(
                trial.number(),
                trial.fork(),
                trial.round(),
                target.label(),
                trial.load().id(),
                state(failure),
                failure,
                attempt.command(),
                attempt.startedAt(),
                attempt.wall(),
                attempt.result(),
                usage,
                up(all) == up && new ProcFs().isAvailable()
                        ? Optional.of(attempt.cpu())
                        : Optional.empty(),
                databaseAfter.flatMap(after -> database.map(after::minus)),
                share(machine, machineAfter, MachineReading::stolenShareSince),
                share(machine, machineAfter, MachineReading::busyShareSince));
    }

    private static long up(List<LiveTarget> targets) {
        return targets.stream().filter(LiveTarget::isAlive).count();
    }

    /// A trial that is not run.
    static TrialResult skipped(Trial trial, String reason) {
        return new TrialResult(
                trial.number(),
                trial.fork(),
                trial.round(),
                trial.target().label(),
                trial.load().id(),
                TrialResult.State.SKIPPED,
                Optional.of(reason),
                "",
                Instant.now(),
                Duration.ZERO,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalDouble.empty(),
                OptionalDouble.empty());
    }

    /// Whether a trial's load asks the database.
    static boolean asksDatabase(Trial trial) {
        return trial.load().path().startsWith(DATABASE_PATHS);
    }

    private TrialResult.State state(Optional<String> failure) {
        if (setting.started().isClosing()) {
            return TrialResult.State.INTERRUPTED;
        }
        return failure.isEmpty() ? TrialResult.State.DONE : TrialResult.State.FAILED;
    }

    private Optional<String> failure(Trial trial, LiveTarget target, LoadAttempt attempt)
            throws InterruptedException {
        boolean clean =
                attempt.failure().isEmpty()
                        && attempt.result().filter(load -> load.errors().total() > 0).isEmpty();
        if (clean && target.isAlive() && !setting.started().isClosing()) {
            return Optional.empty();
        }
        // A Ctrl-C reaches target and load generator as early as the harness.
        Thread.sleep(SIGNAL);
        if (setting.started().isClosing()) {
            return Optional.of("ended by the user");
        }
        if (asksDatabase(trial) && target.isAlive() && !setting.database().isUp()) {
            return Optional.of("the database %s is away".formatted(setting.database().address()));
        }
        return target.obituary().or(attempt::failure);
    }

    private Optional<Duration> databaseCpu() {
        return setting.plan().recipe().database()
                ? setting.hosting().database().map(meter -> meter.read().cpu())
                : Optional.empty();
    }

    private static Optional<MachineReading> machine() {
        try {
            return Optional.of(MachineReading.now());
        } catch (IOException elsewhere) {
            return Optional.empty();
        }
    }

    private interface Share {
        double of(MachineReading later, MachineReading earlier);
    }

    private static OptionalDouble share(
            Optional<MachineReading> before, Optional<MachineReading> after, Share share) {
        return before.isPresent() && after.isPresent()
                ? OptionalDouble.of(share.of(after.get(), before.get()))
                : OptionalDouble.empty();
    }
}
