package dev.tare.harness.target;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds the process that listens on a port, where `/proc` shows it.
///
/// @see <a
///   href="https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html">/proc/net/tcp</a>
final class PortHolder {

    private static final String LISTENING = "0A";
    private static final int LOCAL_ADDRESS = 1;
    private static final int STATE = 3;
    private static final int INODE = 9;
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private PortHolder() {}

    /// The process, as `pid 12, java -jar x.jar`.
    static Optional<String> of(int port) {
        Set<String> sockets =
                Stream.of("/proc/net/tcp", "/proc/net/tcp6")
                        .flatMap(table -> lines(Path.of(table)).stream())
                        .map(line -> SPACES.split(line.strip()))
                        .filter(fields -> listensOn(port, fields))
                        .map(fields -> "socket:[" + fields[INODE] + "]")
                        .collect(Collectors.toSet());
        return ProcessHandle.allProcesses()
                .filter(process -> holds(process.pid(), sockets::contains))
                .findFirst()
                .map(PortHolder::describe);
    }

    private static boolean listensOn(int port, String[] fields) {
        return fields.length > INODE
                && fields[STATE].equals(LISTENING)
                && fields[LOCAL_ADDRESS].endsWith(":%04X".formatted(port));
    }

    private static boolean holds(long pid, Predicate<String> isWanted) {
        try (Stream<Path> files = Files.list(Path.of("/proc", Long.toString(pid), "fd"))) {
            return files.anyMatch(file -> isWanted.test(link(file)));
        } catch (IOException | UncheckedIOException notOursOrEnded) {
            return false;
        }
    }

    private static String link(Path file) {
        try {
            return Files.readSymbolicLink(file).toString();
        } catch (IOException closedMeanwhile) {
            return "";
        }
    }

    private static String describe(ProcessHandle process) {
        String program =
                process.info()
                        .command()
                        .map(command -> ", " + Path.of(command).getFileName())
                        .orElse("");
        return "pid " + process.pid() + program;
    }

    private static List<String> lines(Path table) {
        try {
            return Files.readAllLines(table);
        } catch (IOException noSuchSystem) {
            return List.of();
        }
    }
}
