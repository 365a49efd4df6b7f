package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class LeftoversIT {

    @TempDir private Path home;

    @Test
    void aTargetWhoseParentHasDiedIsToldWithItsProcessId() throws Exception {
        Path targets = Files.createDirectories(home.resolve("targets/netty")).getParent();
        // The shell ends at once, and its child is nobody's.
        Process shell = start("sleep 60 > /dev/null 2>&1 & echo $!", targets.resolve("netty"));
        long orphan = Long.parseLong(shell.inputReader().readLine());
        shell.waitFor();
        try {
            assertThat(Leftovers.look(targets))
                    .get()
                    .extracting(Warning::text)
                    .asString()
                    .startsWith("targets that belong to no tare are up: 1.")
                    .endsWith("End them: kill %d.".formatted(orphan));
        } finally {
            ProcessHandle.of(orphan).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    @Test
    void aTargetOfALivingHarnessIsNone() throws Exception {
        Path targets = Files.createDirectories(home.resolve("targets/netty")).getParent();
        Process own = start("echo up; exec sleep 60", targets.resolve("netty"));
        try {
            assertThat(own.inputReader().readLine()).isEqualTo("up");

            assertThat(Leftovers.look(targets)).isEmpty();
        } finally {
            own.destroyForcibly();
        }
    }

    private static Process start(String command, Path folder) throws IOException {
        return new ProcessBuilder("sh", "-c", command).directory(folder.toFile()).start();
    }
}
