package dev.tare.harness.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The folder of a server's data, with a lock file beside it that this process holds for as long as
/// the server is its own. A lock file that nobody holds is the note of an owner that was killed:
/// the next start ends that server, if there still is one, and deletes its data.
final class DataFolder implements AutoCloseable {

    private static final String LOCK = ".lock";
    private static final String PREFIX = "data-";
    private static final String OWN_PREFIX = PREFIX + ProcessHandle.current().pid() + "-";
    private static final Duration GRACE = Duration.ofSeconds(8);

    private final Path path;
    private final Path lockFile;
    private final FileChannel lock;

    private DataFolder(Path path, Path lockFile, FileChannel lock) {
        this.path = path;
        this.lockFile = lockFile;
        this.lock = lock;
    }

    /// Makes a new one. The caller keeps others from doing so at the same time.
    static DataFolder create(Path parent) throws IOException {
        Path lockFile = Files.createTempFile(parent, OWN_PREFIX, LOCK);
        FileChannel lock = FileChannel.open(lockFile, StandardOpenOption.WRITE);
        lock.lock();
        return new DataFolder(dataOf(lockFile), lockFile, lock);
    }

    /// Ends the servers that were left behind and deletes their data. The caller keeps others from
    /// making a folder at the same time.
    static void cleanUp(Path parent) throws IOException {
        for (Path lockFile : children(parent, PREFIX)) {
            String name = lockFile.getFileName().toString();
            // To open one of its own would be to give the lock away when it is closed.
            if (name.endsWith(LOCK) && !name.startsWith(OWN_PREFIX)) {
                cleanUpIfAbandoned(lockFile);
            }
        }
    }

    private static void cleanUpIfAbandoned(Path lockFile) throws IOException {
        try (FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                delete(dataOf(lockFile), lockFile, Duration.ZERO);
            }
        }
    }

    Path path() {
        return path;
    }

    /// Waits for the server to end, ends it if it does not, and deletes everything.
    @Override
    public void close() throws IOException {
        delete(path, lockFile, GRACE);
        lock.close();
    }

    /// Ends the server at once and deletes everything.
    void abandon() throws IOException {
        delete(path, lockFile, Duration.ZERO);
        lock.close();
    }

    private static void delete(Path data, Path lockFile, Duration grace) throws IOException {
        new ServerProcesses(data).end(grace);
        deleteTree(data);
        Files.deleteIfExists(lockFile);
    }

    private static Path dataOf(Path lockFile) {
        String name = lockFile.getFileName().toString();
        return lockFile.resolveSibling(name.substring(0, name.length() - LOCK.length()));
    }

    /// The files and folders whose names have that prefix.
    static List<Path> children(Path parent, String prefix) throws IOException {
        try (Stream<Path> children = Files.list(parent)) {
            return children.filter(child -> child.getFileName().toString().startsWith(prefix))
                    .toList();
        }
    }

    /// Deletes a folder and all that is in it, if it is there.
    static void deleteTree(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
