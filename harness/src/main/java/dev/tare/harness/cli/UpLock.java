package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.LockFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Keeps two `tare up` with the same ports apart.
///
/// @param file is gone when the lock is
record UpLock(Path file, LockFile lock) implements AutoCloseable {

    /// Takes the lock of a port base.
    ///
    /// @throws ProblemException if a living process has it
    static UpLock take(Path folder, int portBase) {
        Path file = folder.resolve("up-%d.lock".formatted(portBase));
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw ProblemException.missing(
                    "%s cannot be written: %s".formatted(folder, failure), failure);
        }
        return new UpLock(
                file,
                LockFile.take(
                        file,
                        pid ->
                                "tare up runs here already with ports from %d (pid %s): stop it, or use --port-base"
                                        .formatted(portBase, pid)));
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
        lock.close();
    }
}
