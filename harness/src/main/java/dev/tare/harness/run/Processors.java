package dev.tare.harness.run;

import dev.tare.harness.recipe.CpuList;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The processors that this process may use, those of one core together.
///
/// @param cores the processors of each core, by number
record Processors(List<SortedSet<Integer>> cores) {

    private static final String ALLOWED = "Cpus_allowed_list:";

    /// Reads Linux's `/proc` and `/sys`; elsewhere each processor is taken for a core.
    static Processors read() {
        SortedSet<Integer> allowed = allowed();
        var cores = new LinkedHashSet<SortedSet<Integer>>();
        for (int cpu : allowed) {
            SortedSet<Integer> siblings = siblings(cpu);
            siblings.retainAll(allowed);
            cores.add(siblings);
        }
        return new Processors(List.copyOf(cores));
    }

    /// All of them.
    SortedSet<Integer> all() {
        var all = new TreeSet<Integer>();
        cores.forEach(all::addAll);
        return all;
    }

    private static SortedSet<Integer> allowed() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith(ALLOWED))
                    .flatMap(line ->
                            CpuList.parse(line.substring(ALLOWED.length()).strip()).stream())
                    .map(CpuList::cpus)
                    .findFirst()
                    .orElseGet(Processors::counted);
        } catch (IOException elsewhere) {
            return counted();
        }
    }

    private static SortedSet<Integer> counted() {
        return IntStream.range(0, Runtime.getRuntime().availableProcessors())
                .collect(TreeSet::new, TreeSet::add, TreeSet::addAll);
    }

    private static SortedSet<Integer> siblings(int cpu) {
        Path file = Path.of("/sys/devices/system/cpu/cpu" + cpu + "/topology/thread_siblings_list");
        try {
            return new TreeSet<>(
                    CpuList.parse(Files.readString(file).strip()).orElseThrow().cpus());
        } catch (IOException | RuntimeException unknown) {
            return new TreeSet<>(List.of(cpu));
        }
    }

    /// The processors of several cores as a list.
    static CpuList list(List<SortedSet<Integer>> cores) {
        var all = new TreeSet<Integer>();
        cores.forEach(all::addAll);
        return CpuList.of(all);
    }
}
