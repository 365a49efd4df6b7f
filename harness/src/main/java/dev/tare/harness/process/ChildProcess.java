package dev.tare.harness.process;

import dev.tare.harness.problem.ProblemException;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A process of ours. What it prints goes to a log file; it is stopped by SIGTERM and, if that does
/// not help, by SIGKILL, and its own children with it.
public final class ChildProcess implements AutoCloseable {

    private static final Duration DEATH = Duration.ofSeconds(3);
    private static final int LAST_LINES = 10;
    private static final String STACK_FRAME = "\\s+(at |\\.\\.\\. ).*";
    private static final File NOTHING = new File("/dev/null");

    private final String name;
    private final Process process;
    private final Path log;
    private final Duration grace;

    private ChildProcess(String name, Process process, Path log, Duration grace) {
        this.name = name;
        this.process = process;
        this.log = log;
        this.grace = grace;
    }

    /// Starts a process.
    ///
    /// @param name what the user knows it by
    /// @param command the program and its arguments
    /// @param folder where it runs
    /// @param environment the whole of its environment
    /// @param log takes what it prints; a log that is there already is replaced
    /// @param grace how long it may take to end after SIGTERM
    /// @throws ProblemException if there is no such program or the log cannot be written
    public static ChildProcess start(
            String name,
            List<String> command,
            Path folder,
            Map<String, String> environment,
            Path log,
            Duration grace) {
        var builder =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile())
                        .redirectInput(ProcessBuilder.Redirect.from(NOTHING));
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            Files.createDirectories(log.getParent());
            return new ChildProcess(name, builder.start(), log, grace);
        } catch (IOException failure) {
            throw ProblemException.missing(
                    "%s cannot be started: %s".formatted(name, failure.getMessage()), failure);
        }
    }

    /// The process id.
    public long pid() {
        return process.pid();
    }

    /// The file that holds what the process prints.
    public Path log() {
        return log;
    }

    /// What it ended with, if it has ended; above 128 the number of a signal plus 128.
    public OptionalInt exitStatus() {
        return process.isAlive() ? OptionalInt.empty() : OptionalInt.of(process.exitValue());
    }

    /// Completes when the process ends.
    public CompletableFuture<?> onExit() {
        return process.onExit();
    }

    /// The end of the log without the frames of stack traces, which would hide what they are of.
    ///
    /// @return at most ten lines, none of them empty
    public List<String> lastLines() {
        try {
            String text = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
            List<String> lines =
                    text.lines()
                            .filter(line -> !line.isBlank() && !line.matches(STACK_FRAME))
                            .toList();
            return lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size());
        } catch (IOException unreadable) {
            return List.of("(the log cannot be read: " + unreadable + ")");
        }
    }

    /// Waits for the process to end by itself.
    ///
    /// @return what it ended with
    public int await() throws InterruptedException {
        return process.waitFor();
    }

    /// Stops the process and its children; harmless if it has ended.
    ///
    /// @throws ProblemException if SIGTERM was not enough: it had to be killed, or is still there
    @Override
    public void close() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroy();
        boolean ended = endsWithin(grace);
        Stream.concat(Stream.of(process.toHandle()), children.stream())
                .filter(ProcessHandle::isAlive)
                .forEach(ProcessHandle::destroyForcibly);
        if (!ended) {
            String end =
                    endsWithin(DEATH)
                            ? "did not end within %d s of SIGTERM and was killed"
                                    .formatted(grace.toSeconds())
                            : "is still there after SIGKILL";
            throw ProblemException.failed("%s (pid %d) %s".formatted(name, pid(), end));
        }
    }

    private boolean endsWithin(Duration duration) {
        try {
            return process.waitFor(duration.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
