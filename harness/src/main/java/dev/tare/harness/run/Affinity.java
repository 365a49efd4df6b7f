package dev.tare.harness.run;

import dev.tare.harness.recipe.CpuList;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// On which processors processes may run, which Linux's `taskset` says.
final class Affinity {

    static final String TASKSET = "taskset";

    private Affinity() {}

    /// Whether it can be had.
    static boolean isAvailable() {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, TASKSET)));
    }

    /// Pins a process with all its threads; what they start later inherits it.
    ///
    /// @return whether that was done; it may be done in part if a thread ended meanwhile
    static boolean pin(CpuList cpus, long pid) {
        return taskset("-a", "-p", "-c", cpus.text(), Long.toString(pid));
    }

    /// Pins a thread.
    ///
    /// @return whether that was done
    static boolean pinThread(CpuList cpus, long thread) {
        return taskset("-p", "-c", cpus.text(), Long.toString(thread));
    }

    private static boolean taskset(String... arguments) {
        var command = new ArrayList<>(List.of(TASKSET));
        command.addAll(List.of(arguments));
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException failure) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
