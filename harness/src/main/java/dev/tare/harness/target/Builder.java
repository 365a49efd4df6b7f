package dev.tare.harness.target;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.ChildProcess;
import dev.tare.harness.process.Started;
import dev.tare.harness.process.StoppedException;

import java.nio.file.Path;
import java.time.Duration;

/// Builds the targets that bring a build of their own.
///
/// @param started owns the build while it runs
/// @param logs the folder of the builds' logs
public record Builder(Started started, Path logs) {

    private static final Duration GRACE = Duration.ofSeconds(2);

    /// Builds a target.
    ///
    /// @throws ProblemException if the build fails
    public void build(Target target) {
        ChildProcess process = started.start(() -> launch(target));
        try {
            int status = process.await();
            if (status != 0) {
                throw ProblemException.missing(
                        "%s: its build ended with status %d; its log is %s, and ends with\n    %s"
                                .formatted(
                                        target.name(),
                                        status,
                                        process.log(),
                                        String.join("\n    ", process.lastLines())));
            }
            Staleness.refresh(target);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoppedException();
        }
    }

    private ChildProcess launch(Target target) {
        return ChildProcess.start(
                target.name() + "'s build",
                Commands.resolve(target.build().orElseThrow().command(), target.folder()),
                target.folder(),
                System.getenv(),
                logs.resolve(target.name() + ".log"),
                GRACE);
    }
}
