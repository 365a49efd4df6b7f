package dev.tare.harness.run;

import dev.tare.harness.load.LoadDriver;
import dev.tare.harness.load.LoadFailedException;
import dev.tare.harness.load.LoadResult;
import dev.tare.harness.load.ShellLine;
import dev.tare.harness.load.ToolOutput;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.Started;
import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;
import dev.tare.harness.sample.ProcFs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Puts targets under load with whatever tool the load names.
///
/// @param drivers the tools
/// @param placement where they run
public record LoadGenerator(Map<Tool, LoadDriver> drivers, Placement placement) {

    /// Beyond its time, or for a number of requests in all.
    private static final Duration OVERTIME = Duration.ofSeconds(30);

    private static final Duration LONGEST = Duration.ofHours(1);

    /// The tools stop early when they get a signal, and report what they have.
    private static final double LEAST_SHARE = 0.9;

    /// The whole command.
    ///
    /// @param folder where the tool may write
    public List<String> command(Load load, URI url, Path folder) {
        var command = new ArrayList<>(Placement.prefix(placement.load()));
        command.addAll(drivers.get(load.tool()).command(load, url, folder));
        return List.copyOf(command);
    }

    /// Makes the load and waits for its end.
    ///
    /// @param folder takes the output
    /// @param started owns the process meanwhile
    /// @throws ProblemException if the folder cannot be written
    LoadAttempt run(Load load, LiveTarget target, Path folder, Started started)
            throws InterruptedException {
        Disk.require(folder);
        List<String> command = command(load, target.url(), folder);
        var proc = new ProcFs();
        long self = ProcessHandle.current().pid();
        Duration cpuBefore = proc.endedChildrenCpu(self);
        Instant startedAt = Instant.now();
        long startNanos = System.nanoTime();
        LoadProcess process = started.start(() -> LoadProcess.start(command, folder));
        target.onDeath(process::kill);
        boolean ended = process.await(bound(load));
        Duration wall = Duration.ofNanos(System.nanoTime() - startNanos);
        started.stop(List.of(process));
        Duration cpu = proc.endedChildrenCpu(self).minus(cpuBefore);
        Optional<LoadResult> result = Optional.empty();
        Optional<String> failure = Optional.empty();
        try {
            result = Optional.of(read(load, folder, process.exitStatus()));
            failure = early(load, result.get());
        } catch (LoadFailedException failed) {
            Disk.require(folder);
            failure = Optional.of(failed.getMessage());
        }
        return new LoadAttempt(
                ShellLine.of(command),
                startedAt,
                wall,
                result,
                ended
                        ? failure
                        : Optional.of("%s did not end and was killed".formatted(text(load))),
                result.flatMap(LoadResult::cpu).orElse(cpu));
    }

    private LoadResult read(Load load, Path folder, int exitStatus) {
        try {
            return drivers.get(load.tool()).parse(load, ToolOutput.read(folder, exitStatus));
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private static Optional<String> early(Load load, LoadResult result) {
        return switch (load.extent()) {
            case Extent.Lasting(Duration duration)
                    when result.durationSeconds() < LEAST_SHARE * duration.toSeconds() ->
                    Optional.of(
                            String.format(
                                    Locale.ROOT,
                                    "%s ended after %.1f of %d s",
                                    text(load),
                                    result.durationSeconds(),
                                    duration.toSeconds()));
            case Extent.Requests(long count) when result.requests() < LEAST_SHARE * count ->
                    Optional.of(
                            "%s ended after %d of %d requests"
                                    .formatted(text(load), result.requests(), count));
            default -> Optional.empty();
        };
    }

    private static String text(Load load) {
        return load.tool().text();
    }

    private static Duration bound(Load load) {
        return switch (load.extent()) {
            case Extent.Lasting(Duration duration) -> duration.plus(OVERTIME);
            case Extent.Requests _ -> LONGEST;
        };
    }
}
