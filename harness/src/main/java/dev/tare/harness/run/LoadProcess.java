package dev.tare.harness.run;

import dev.tare.harness.load.ToolOutput;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A load generator at work; its output goes into a folder.
final class LoadProcess implements AutoCloseable {

    private static final File NOTHING = new File("/dev/null");

    private final Process process;

    private LoadProcess(Process process) {
        this.process = process;
    }

    /// @param folder an existing one
    static LoadProcess start(List<String> command, Path folder) throws IOException {
        return new LoadProcess(
                new ProcessBuilder(command)
                        .redirectInput(NOTHING)
                        .redirectOutput(folder.resolve(ToolOutput.STDOUT).toFile())
                        .redirectError(folder.resolve(ToolOutput.STDERR).toFile())
                        .start());
    }

    /// Waits for its end, and kills it when the time is over.
    ///
    /// @return whether it ended by itself
    boolean await(Duration bound) throws InterruptedException {
        boolean ended = process.waitFor(bound.toMillis(), TimeUnit.MILLISECONDS);
        if (!ended) {
            kill();
            process.waitFor();
        }
        return ended;
    }

    int exitStatus() {
        return process.exitValue();
    }

    void kill() {
        process.destroyForcibly();
    }

    @Override
    public void close() {
        kill();
    }
}
