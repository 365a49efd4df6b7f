package dev.tare.harness.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// The executable jar as a process, started as the launcher does.
final class Tare implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final Process process;
    private final Path out;
    private final Path err;

    private Tare(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    static Tare start(Path home, String... arguments) throws IOException {
        Path out = Files.createTempFile(home, "tare", ".out");
        Path err = Files.createTempFile(home, "tare", ".err");
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-Dtare.home=" + home,
                                // Where the lock is that keeps two runs on a machine apart.
                                "-Djava.io.tmpdir=" + home,
                                "-jar",
                                Path.of("target/harness.jar").toAbsolutePath().toString()));
        command.addAll(Arrays.asList(arguments));
        var builder = new ProcessBuilder(command);
        builder.redirectOutput(out.toFile()).redirectError(err.toFile());
        return new Tare(builder.start(), out, err);
    }

    String out() throws IOException {
        return Files.readString(out);
    }

    String err() throws IOException {
        return Files.readString(err);
    }

    long pid() {
        return process.pid();
    }

    void signal(String signal) throws Exception {
        new ProcessBuilder("kill", "-" + signal, Long.toString(pid())).start().waitFor();
    }

    /// Waits for a text in what it prints to stderr; gives up when it ends.
    void awaitErr(String text) throws Exception {
        await(() -> contains(err, text) || !process.isAlive());
        if (!err().contains(text)) {
            throw new AssertionError("ended without \"" + text + "\":\n" + err() + out());
        }
    }

    /// Waits for its end.
    ///
    /// @return the exit status
    int awaitEnd() throws Exception {
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("does not end:\n" + err() + out());
        }
        return process.exitValue();
    }

    /// All processes whose command line names the home folder: the command itself, its database and
    /// its targets.
    static List<String> processesOf(Path home) {
        return ProcessHandle.allProcesses()
                .map(ProcessHandle::info)
                .flatMap(info -> info.commandLine().stream())
                .filter(line -> line.contains(home.toString()))
                .toList();
    }

    static void await(BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("waited in vain for " + PATIENCE.toSeconds() + " s");
            }
            Thread.sleep(Duration.ofMillis(20));
        }
    }

    private static boolean contains(Path file, String text) {
        try {
            return Files.readString(file).contains(text);
        } catch (IOException gone) {
            return false;
        }
    }

    /// Stops what a failed test has left.
    @Override
    public void close() {
        process.destroy();
        process.onExit().orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
    }
}
