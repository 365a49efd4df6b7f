package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Keeps two `tare up` with the same ports apart. The system gives the lock free when its holder
/// dies, however it dies; the file also names the holder.
final class UpLock implements AutoCloseable {

    private final Path file;
    private final FileChannel channel;

    private UpLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /// Takes the lock of a port base.
    ///
    /// @throws ProblemException if a living process has it
    static UpLock take(Path folder, int portBase) {
        Path file = folder.resolve("up-%d.lock".formatted(portBase));
        try {
            Files.createDirectories(folder);
            var channel =
                    FileChannel.open(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            if (!isTaken(channel)) {
                // By this channel: closing another on the same file would give the lock away.
                channel.truncate(0);
                channel.write(ByteBuffer.wrap(ownPid()));
                return new UpLock(file, channel);
            }
            channel.close();
            throw ProblemException.missing(
                    "tare up runs here already with ports from %d (pid %s): stop it, or use --port-base"
                            .formatted(portBase, Files.readString(file)));
        } catch (IOException failure) {
            throw ProblemException.missing(
                    "%s cannot be written: %s".formatted(file, failure), failure);
        }
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock == null;
        } catch (OverlappingFileLockException ours) {
            return true;
        }
    }

    private static byte[] ownPid() {
        return Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
        channel.close();
    }
}
