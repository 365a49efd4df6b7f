package dev.tare.harness.process;

import dev.tare.harness.problem.ProblemException;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.UnaryOperator;

/// A file that one process at a time holds, and that names its holder. The system gives it free
/// when its holder dies, however it dies.
public final class LockFile implements AutoCloseable {

    private final FileChannel channel;

    private LockFile(FileChannel channel) {
        this.channel = channel;
    }

    /// Takes the lock.
    ///
    /// @param held what to tell the user if a living process has it, from its process id
    /// @throws ProblemException then, or if the file cannot be written
    public static LockFile take(Path file, UnaryOperator<String> held) {
        try {
            var channel =
                    FileChannel.open(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            if (isTaken(channel)) {
                channel.close();
                throw ProblemException.missing(held.apply(Files.readString(file)));
            }
            // By this channel: closing another on the same file would give the lock away.
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(ownPid()));
            return new LockFile(channel);
        } catch (IOException failure) {
            throw ProblemException.missing(
                    "%s cannot be locked: %s".formatted(file, failure), failure);
        }
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException ours) {
            return true;
        }
    }

    private static byte[] ownPid() {
        return Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
