package dev.tare.harness.run;

import dev.tare.harness.problem.ProblemException;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/// Keeps two runs on one machine apart, whoever's they are and from whichever folder: they would
/// measure each other. The system gives the lock free when its holder dies.
///
/// The file is never deleted, since a run that waits for its lock could then hold one of a file
/// that nobody sees any more.
public final class MachineLock implements AutoCloseable {

    /// Of all users, in the machine's folder for such files.
    public static final Path FILE = Path.of(System.getProperty("java.io.tmpdir"), "tare-run.lock");

    private final FileChannel channel;

    private MachineLock(FileChannel channel) {
        this.channel = channel;
    }

    /// Takes the lock.
    ///
    /// @throws ProblemException if a living process has it
    public static MachineLock take(Path file) {
        try {
            var channel =
                    FileChannel.open(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            if (channel.tryLock() == null) {
                channel.close();
                throw ProblemException.missing(
                        "another tare run measures on this machine (pid %s): wait for its end"
                                .formatted(Files.readString(file)));
            }
            shareWithAll(file);
            String pid = Long.toString(ProcessHandle.current().pid());
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.US_ASCII)));
            return new MachineLock(channel);
        } catch (IOException failure) {
            throw ProblemException.missing("%s cannot be locked: %s".formatted(file, failure));
        }
    }

    private static void shareWithAll(Path file) {
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
        } catch (IOException | UnsupportedOperationException anothers) {
            // its owner has done so
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
