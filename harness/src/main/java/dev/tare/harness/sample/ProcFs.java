package dev.tare.harness.sample;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Reads a process and its descendants from Linux's `/proc`.
///
/// @see <a href="https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html">proc_pid_stat(5)</a>
/// @see <a
///   href="https://man7.org/linux/man-pages/man5/proc_pid_status.5.html">proc_pid_status(5)</a>
public final class ProcFs {

    /// `USER_HZ`, the unit of the times in `/proc`: 100 on every architecture that a JDK 25 runs
    /// on.
    private static final long MILLIS_PER_TICK = 10;

    /// In `/proc/PID/stat` after the name in parentheses, counted from 0: field 14 of the manual.
    private static final int UTIME = 11;

    private static final int STIME = 12;
    private static final int CHILDREN_UTIME = 13;
    private static final int CHILDREN_STIME = 14;

    private final Path proc;

    /// Reads from `/proc`.
    public ProcFs() {
        this(Path.of("/proc"));
    }

    ProcFs(Path proc) {
        this.proc = proc;
    }

    /// Whether this machine has it.
    public boolean isAvailable() {
        return Files.isReadable(proc.resolve("self/stat"));
    }

    /// The counters of a process and its live descendants.
    ///
    /// @param pid the process
    /// @return all zero if it has ended
    public ProcessReading read(long pid) {
        List<Long> family = family(pid);
        return family.stream()
                .map(member -> readOne(member, family.size() > 1))
                .reduce(ProcessReading.NONE, ProcessReading::plus);
    }

    /// The CPU time of the children of a process that have ended, in user mode and in the kernel.
    public Duration endedChildrenCpu(long pid) {
        String[] stat = stat(pid);
        return ticks(stat, CHILDREN_UTIME).plus(ticks(stat, CHILDREN_STIME));
    }

    /// The resident memory of a process and its descendants, without the dearer counters.
    public long residentBytes(long pid) {
        List<Long> family = family(pid);
        return family.stream().mapToLong(member -> resident(member, family.size() > 1)).sum();
    }

    /// The live threads of a process and its descendants.
    public int threads(long pid) {
        return family(pid).stream()
                .mapToInt(member -> (int) status(lines(member, "status"), "Threads"))
                .sum();
    }

    /// What a process has open: names of files, sockets, and other things of the kernel's.
    public List<String> openFiles(long pid) {
        try (Stream<Path> files = Files.list(proc.resolve(pid + "/fd"))) {
            return files.map(ProcFs::linked).toList();
        } catch (IOException | UncheckedIOException ended) {
            return List.of();
        }
    }

    private static String linked(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException closed) {
            return "";
        }
    }

    /// What a process has in its memory of files, a line for each part, the name at its end.
    public List<String> mappedFiles(long pid) {
        return lines(pid, "maps");
    }

    private ProcessReading readOne(long pid, boolean shared) {
        String[] stat = stat(pid);
        if (stat.length == 0) {
            return ProcessReading.NONE;
        }
        List<List<String>> tasks = tasks(pid).map(task -> lines(task.resolve("status"))).toList();
        return new ProcessReading(
                ticks(stat, UTIME).plus(ticks(stat, CHILDREN_UTIME)),
                ticks(stat, STIME).plus(ticks(stat, CHILDREN_STIME)),
                resident(pid, shared),
                tasks.size(),
                tasks.stream().mapToLong(task -> status(task, "voluntary_ctxt_switches")).sum(),
                tasks.stream().mapToLong(task -> status(task, "nonvoluntary_ctxt_switches")).sum());
    }

    /// The process and its descendants; all that forks here forks on its main thread.
    private List<Long> family(long pid) {
        var family = new ArrayList<Long>(List.of(pid));
        for (int i = 0; i < family.size(); i++) {
            long member = family.get(i);
            lines(proc.resolve(member + "/task/" + member + "/children")).stream()
                    .flatMap(line -> Stream.of(line.strip().split(" ")))
                    .filter(child -> !child.isEmpty())
                    .map(Long::valueOf)
                    .forEach(family::add);
        }
        return family;
    }

    private long resident(long pid, boolean shared) {
        long kibibytes =
                shared
                        ? status(lines(pid, "smaps_rollup"), "Pss")
                        : status(lines(pid, "status"), "VmRSS");
        return kibibytes * 1024;
    }

    private Stream<Path> tasks(long pid) {
        try (Stream<Path> tasks = Files.list(proc.resolve(pid + "/task"))) {
            return tasks.toList().stream();
        } catch (NoSuchFileException ended) {
            return Stream.empty();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private String[] stat(long pid) {
        String line = String.join("", lines(pid, "stat"));
        int nameEnd = line.lastIndexOf(')');
        return nameEnd < 0 ? new String[0] : line.substring(nameEnd + 2).split(" ");
    }

    private static Duration ticks(String[] stat, int field) {
        return stat.length == 0
                ? Duration.ZERO
                : Duration.ofMillis(Long.parseLong(stat[field]) * MILLIS_PER_TICK);
    }

    /// The number in a line such as `VmRSS: 1234 kB`, or 0 if there is none.
    private static long status(List<String> lines, String key) {
        return lines.stream()
                .filter(line -> line.startsWith(key + ":"))
                .map(line -> line.substring(key.length() + 1).strip().split(" ")[0])
                .mapToLong(Long::parseLong)
                .findFirst()
                .orElse(0);
    }

    private List<String> lines(long pid, String file) {
        return lines(proc.resolve(pid + "/" + file));
    }

    /// No lines if the process has ended: reading `/proc` then fails in one of several ways.
    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException ended) {
            return List.of();
        }
    }
}
