package dev.tare.harness.run;

import dev.tare.harness.problem.ProblemException;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Whether what is to be kept can be written.
final class Disk {

    /// More than what a load generator prints.
    private static final int PROBE_BYTES = 64 << 10;

    private Disk() {}

    /// Makes a folder of a run and sees whether it takes what a trial leaves behind. A tool whose
    /// output is cut off by a full disk would look like one that failed.
    ///
    /// @throws ProblemException if not
    static void require(Path folder) {
        Path probe = folder.resolve("probe");
        try {
            Files.createDirectories(folder);
            Files.write(probe, new byte[PROBE_BYTES]);
        } catch (IOException full) {
            throw unwritable(folder, full);
        } finally {
            delete(probe);
        }
    }

    /// What to tell the user; what was written before is whole.
    static ProblemException unwritable(Path file, IOException failure) {
        return ProblemException.missing(
                "%s cannot be written: %s: make room, then go on with tare run --resume"
                        .formatted(file, reason(failure)),
                failure);
    }

    /// As the system says it, without the names of classes.
    private static String reason(IOException failure) {
        return switch (failure) {
            case FileSystemException known when known.getReason() != null -> known.getReason();
            case FileSystemException named -> named.toString();
            default -> String.valueOf(failure.getMessage());
        };
    }

    private static void delete(Path probe) {
        try {
            Files.deleteIfExists(probe);
        } catch (IOException unwritable) {
            // nor could it be made
        }
    }
}
