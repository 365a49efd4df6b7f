package dev.tare.harness.run;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.LockFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// Keeps two runs on one machine apart, whoever's they are and from whichever folder: they would
/// measure each other. Its file stays: it has an owner, and another user could not make it anew.
public final class MachineLock {

    /// Of all users, in the machine's folder for such files.
    public static final Path FILE = Path.of(System.getProperty("java.io.tmpdir"), "tare-run.lock");

    private MachineLock() {}

    /// Takes the lock.
    ///
    /// @throws ProblemException if a living process has it
    public static LockFile take(Path file) {
        LockFile lock =
                LockFile.take(
                        file,
                        pid ->
                                "another tare run measures on this machine (pid %s): wait for its end"
                                        .formatted(pid));
        shareWithAll(file);
        return lock;
    }

    private static void shareWithAll(Path file) {
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
        } catch (IOException | UnsupportedOperationException anothers) {
            // its owner has done so
        }
    }
}
