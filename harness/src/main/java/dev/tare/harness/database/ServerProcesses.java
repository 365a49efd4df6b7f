package dev.tare.harness.database;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/// The processes of a PostgreSQL server: those whose command line names its data folder. So neither
/// a process id that was given away again nor another server is ever hit.
///
/// @param data the server's data folder, as its command line has it
record ServerProcesses(Path data) {

    private static final Duration FAST_SHUTDOWN = Duration.ofSeconds(5);
    private static final Duration DEATH = Duration.ofSeconds(3);
    private static final Duration POLL = Duration.ofMillis(50);

    /// Waits for them to end, then asks for it, then kills them.
    ///
    /// @param grace how long to wait before asking
    void end(Duration grace) {
        if (areGoneWithin(grace)) {
            return;
        }
        long deadline = System.nanoTime() + FAST_SHUTDOWN.toNanos();
        while (!all().isEmpty() && System.nanoTime() < deadline) {
            all().forEach(ServerProcesses::interrupt);
            areGoneWithin(Duration.ofSeconds(1));
        }
        all().forEach(ProcessHandle::destroyForcibly);
        areGoneWithin(DEATH);
    }

    /// The ones that are there now, the server and the commands that start or stop it.
    List<ProcessHandle> all() {
        return ProcessHandle.allProcesses().filter(this::namesData).toList();
    }

    private boolean namesData(ProcessHandle process) {
        return process.info()
                .arguments()
                .map(arguments -> Arrays.asList(arguments).contains(data.toString()))
                .orElse(false);
    }

    private boolean areGoneWithin(Duration duration) {
        long deadline = System.nanoTime() + duration.toNanos();
        while (!all().isEmpty()) {
            if (System.nanoTime() > deadline) {
                return false;
            }
            try {
                Thread.sleep(POLL);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }

    /// SIGINT lets PostgreSQL end its sessions and stop; SIGTERM would wait for the sessions.
    private static void interrupt(ProcessHandle process) {
        try {
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        } catch (IOException noSuchCommand) {
            process.destroy();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
