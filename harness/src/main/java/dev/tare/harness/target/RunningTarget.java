package dev.tare.harness.target;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.ChildProcess;
import dev.tare.harness.process.StoppedException;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/// A target as a child process of ours.
public final class RunningTarget implements AutoCloseable {

    /// How long a target may take from its start until it answers.
    static final Duration READY_DEADLINE = Duration.ofSeconds(60);

    private static final Duration POLL = Duration.ofMillis(25);
    private static final Duration ASK = Duration.ofSeconds(2);

    /// The contract gives a target 5 s to finish what is in flight.
    private static final Duration GRACE = Duration.ofSeconds(8);

    private final PlacedTarget placed;
    private final ChildProcess process;
    private final long startNanos = System.nanoTime();
    private volatile Duration startupTime = Duration.ZERO;

    private RunningTarget(PlacedTarget placed, ChildProcess process) {
        this.placed = placed;
        this.process = process;
    }

    /// Starts a target in its folder, and returns before it answers.
    ///
    /// @param database the variables that say where the database is
    /// @param logs the folder of its log
    /// @throws ProblemException if its command cannot be started
    public static RunningTarget launch(
            PlacedTarget placed, Map<String, String> database, Path logs) {
        return launch(
                placed,
                StartCommand.of(placed, Circumstances.with(database)),
                logs.resolve(placed.address() + ".log"));
    }

    /// Starts a target by a command that was made for it, and returns before it answers.
    ///
    /// @param log takes what it prints
    /// @throws ProblemException if its command cannot be started
    public static RunningTarget launch(PlacedTarget placed, StartCommand command, Path log) {
        ChildProcess process =
                ChildProcess.start(
                        placed.address(),
                        command.words(),
                        command.folder(),
                        command.wholeEnvironment(),
                        log,
                        GRACE);
        return new RunningTarget(placed, process);
    }

    /// Waits until the target answers `/health` with its own name.
    ///
    /// @throws ProblemException if it ends, answers with another name or does not answer in time
    public void awaitReady() {
        awaitReady(READY_DEADLINE);
    }

    void awaitReady(Duration deadline) {
        while (true) {
            HealthAnswer answer = HealthAnswer.of(placed.url(), ASK);
            Duration passed = Duration.ofNanos(System.nanoTime() - startNanos);
            if (process.exitStatus().isPresent()) {
                throw failure(
                        "ended with status %d before it answered"
                                .formatted(process.exitStatus().getAsInt()));
            }
            switch (answer) {
                case HealthAnswer.Up(String name) when name.equals(name()) -> {
                    startupTime = passed;
                    return;
                }
                case HealthAnswer.Up(String name) ->
                        throw failure(
                                "answers /health with the name %s, expected %s"
                                        .formatted(name, name()));
                case HealthAnswer.Foreign(String what) when passed.compareTo(deadline) > 0 ->
                        throw failure("answers /health with %s, expected its name".formatted(what));
                case HealthAnswer.Silent(String why) when passed.compareTo(deadline) > 0 ->
                        throw failure(
                                "did not answer on %s within %d s (%s)"
                                        .formatted(placed.url(), deadline.toSeconds(), why));
                default -> pause();
            }
        }
    }

    /// The time from its start until it answered.
    public Duration startupTime() {
        return startupTime;
    }

    /// Where it listens.
    public PlacedTarget placed() {
        return placed;
    }

    /// The id of its process; its own children are not told of.
    public long pid() {
        return process.pid();
    }

    /// Whether its process is there.
    public boolean isAlive() {
        return process.exitStatus().isEmpty();
    }

    /// Completes when its process ends, whoever ended it.
    public CompletableFuture<?> onExit() {
        return process.onExit();
    }

    /// What is to be said of it after its process ended by itself.
    public String obituary() {
        return problem("ended with status " + process.exitStatus().orElse(-1));
    }

    /// Stops it: SIGTERM first.
    ///
    /// @throws ProblemException if SIGTERM was not enough
    @Override
    public void close() {
        process.close();
    }

    private String name() {
        return placed.variant().target().name();
    }

    private ProblemException failure(String what) {
        return ProblemException.failed(problem(what));
    }

    private String problem(String what) {
        List<String> lines = process.lastLines();
        String log = "%s %s; its log is %s".formatted(placed.address(), what, process.log());
        return switch (lines.size()) {
            case 0 -> log + ", and empty";
            case 1 -> log + ": " + lines.getFirst();
            default -> log + ", and ends with\n    " + String.join("\n    ", lines);
        };
    }

    private static void pause() {
        try {
            Thread.sleep(POLL);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoppedException();
        }
    }
}
