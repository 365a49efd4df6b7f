package dev.tare.harness.findings;

import dev.tare.harness.load.LoadResult;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.run.TrialResult.State;
import dev.tare.harness.run.WarmUpOutcome;
import dev.tare.harness.run.Warning;
import dev.tare.harness.sample.ProcessUsage;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// What happened beside a trial's figures that its reader must know.
///
/// @param trial what came of it
/// @param usage how much CPU was used
/// @param warmUps of the target, under any load
record Circumstances(TrialResult trial, Usage usage, List<WarmUpOutcome> warmUps) {

    private static final double MUCH_STOLEN = 0.02;

    /// The share of the machine's time that others may use. What the kernel does for the trial and
    /// counts as nobody's is under 0.06 on two cores.
    private static final double MUCH_BY_OTHERS = 0.1;

    /// Twenty of the kernel's steps of 10 ms: a figure is off by 5 % at most.
    private static final Duration LEAST_CPU = Duration.ofMillis(200);

    List<Doubt> doubts() {
        return Stream.of(
                        notDone(),
                        notSteady(),
                        coarse(),
                        loadAtLimit(),
                        others(),
                        stolen(),
                        remark())
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<Doubt> notDone() {
        String reason =
                trial.failure().flatMap(text -> text.lines().findFirst()).orElse("no reason");
        return switch (trial.state()) {
            case DONE -> Optional.empty();
            case FAILED ->
                    doubt(
                            "failed",
                            "failed: " + reason,
                            "the target or the load generator ended or gave no result",
                            "see raw/ and the target's log",
                            Aspect.ALL);
            case SKIPPED ->
                    doubt(
                            "skipped",
                            "not run: " + reason,
                            "something that it needs was gone by then",
                            "mend that and go on with --resume",
                            Aspect.ALL);
            case INTERRUPTED ->
                    doubt(
                            "interrupted",
                            "interrupted: " + reason,
                            "the run was stopped",
                            "go on with --resume",
                            Aspect.ALL);
        };
    }

    private Optional<Doubt> notSteady() {
        return warmUps.stream()
                .filter(outcome -> outcome.load().equals(trial.load()))
                .filter(outcome -> outcome.fork() == trial.fork() && !outcome.steady())
                .findFirst()
                .filter(_ -> trial.state() == State.DONE)
                .flatMap(outcome ->
                        doubt(
                                "not-steady",
                                text(
                                        "not steady after %.0f s of warm-up%s",
                                        outcome.length().toMillis() / 1000.0,
                                        outcome.drift().isPresent()
                                                ? text(
                                                        ", requests/s drifted by %+.0f %%",
                                                        outcome.drift().getAsDouble() * 100)
                                                : ""),
                                "it is still being compiled, or the machine is noisy",
                                "give it more time (--warm-up)",
                                Set.of()));
    }

    private Optional<Doubt> coarse() {
        return trial.targetUsage()
                .filter(_ -> trial.state() == State.DONE)
                .map(ProcessUsage::cpu)
                .filter(cpu -> cpu.compareTo(LEAST_CPU) < 0)
                .flatMap(cpu ->
                        doubt(
                                "coarse-cpu",
                                text("%d ms of CPU time, told in steps of 10 ms", cpu.toMillis()),
                                "the trial is too short to tell it more exactly",
                                "run longer (--duration, a larger --scale)",
                                Set.of()));
    }

    private Optional<Doubt> others() {
        double share = usage.othersShare().orElse(0);
        return share < MUCH_BY_OTHERS
                ? Optional.empty()
                : doubt(
                        "others",
                        text("other programs used %.0f %% of the machine's time", share * 100),
                        "they take time and caches from the trial",
                        "end them and run again; CPU time per request suffers least",
                        Set.of());
    }

    private Optional<Doubt> loadAtLimit() {
        double share = usage.loadShare().orElse(0);
        if (share < Usage.AT_LIMIT || trial.state() != State.DONE) {
            return Optional.empty();
        }
        return doubt(
                "load-at-limit",
                text("the load generator used %.0f %% of its CPU", share * 100),
                "it could not ask for more: requests/s is a lower bound, latencies hold its own"
                        + " delay",
                "give it more threads or cores (--threads, --cpus), or compare CPU per request",
                Set.of());
    }

    private Optional<Doubt> stolen() {
        double stolen = trial.stolenShare().orElse(0);
        return stolen < MUCH_STOLEN
                ? Optional.empty()
                : doubt(
                        "stolen",
                        text("the hypervisor took %.0f %% of the machine's time", stolen * 100),
                        "other machines share the hardware",
                        "run more rounds, or on a machine of its own",
                        Set.of());
    }

    private Optional<Doubt> remark() {
        return trial.result()
                .filter(result -> result.latency().isPresent())
                .flatMap(LoadResult::remark)
                .flatMap(remark ->
                        doubt(
                                "tool-remark",
                                remark,
                                "the load generator's way of measuring",
                                "see docs/methodology.md",
                                Set.of()));
    }

    private Optional<Doubt> doubt(
            String id, String seen, String cause, String next, Set<Aspect> voids) {
        return Optional.of(new Doubt(id, new Warning(trial.target(), seen, cause, next), voids));
    }

    private static String text(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }
}
