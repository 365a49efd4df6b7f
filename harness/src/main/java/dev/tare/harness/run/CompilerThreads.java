package dev.tare.harness.run;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.CpuList;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The threads in which a JVM compiles. On one core they wait behind dozens of request threads that
/// all run slow code, so while the target warms up they may run elsewhere too.
///
/// @param pid the JVM's; of a process that is none there are no such threads
/// @param home the target's processors
/// @param wide those that they may use meanwhile
record CompilerThreads(long pid, CpuList home, CpuList wide) {

    /// How the names of HotSpot's begin, which Linux cuts off.
    private static final List<String> NAMES = List.of("C1 CompilerThre", "C2 CompilerThre");

    private static final String ALLOWED = "Cpus_allowed_list:";

    /// A thread that ends while they are pinned cuts that short.
    private static final int TRIES = 100;

    /// Those of a target, where the placement lets them go.
    static Optional<CompilerThreads> of(LiveTarget target, Placement placement) {
        return placement
                .compilers()
                .flatMap(wide ->
                        target.running()
                                .map(running ->
                                        new CompilerThreads(
                                                running.pid(),
                                                placement.target().orElseThrow(),
                                                wide)));
    }

    /// Lets those that there are now go; HotSpot ends some and starts others as it needs them.
    void spread() {
        threads().stream()
                .filter(thread -> NAMES.contains(read(thread.resolve("comm")).strip()))
                .filter(thread -> !isOn(thread, wide))
                .forEach(thread -> Affinity.pinThread(wide, id(thread)));
    }

    /// Brings every thread back to where the target is measured.
    ///
    /// @throws ProblemException if that cannot be done
    void gather() {
        for (int tries = 0; tries < TRIES; tries++) {
            if (threads().stream().allMatch(thread -> isOn(thread, home))) {
                return;
            }
            Affinity.pin(home, pid);
        }
        throw ProblemException.failed(
                "process %d: expected all threads on CPU %s, got others: use --cpus none"
                        .formatted(pid, home.text()));
    }

    /// None if the process has ended.
    private List<Path> threads() {
        try (Stream<Path> threads = Files.list(Path.of("/proc", Long.toString(pid), "task"))) {
            return threads.toList();
        } catch (IOException | UncheckedIOException ended) {
            return List.of();
        }
    }

    /// Also if it has ended.
    private static boolean isOn(Path thread, CpuList cpus) {
        return read(thread.resolve("status"))
                .lines()
                .filter(line -> line.startsWith(ALLOWED))
                .map(line -> line.substring(ALLOWED.length()).strip())
                .allMatch(text -> new CpuList(text).cpus().equals(cpus.cpus()));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException ended) {
            return "";
        }
    }

    private static long id(Path thread) {
        return Long.parseLong(thread.getFileName().toString());
    }
}
