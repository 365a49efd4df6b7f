package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tare.harness.recipe.CpuList;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// With a JVM that compiles all the time.
class CompilerThreadsIT {

    private static final String BUSY =
            """
            void main() {
                System.out.println("up");
                for (long i = 0; ; i++) {
                    java.util.stream.LongStream.range(0, i % 1000).mapToObj(Long::toString).count();
                }
            }
            """;

    @TempDir private Path folder;

    @Test
    void compilersGoWhereTheyMayAndEveryThreadComesBack() throws Exception {
        SortedSet<Integer> all = Processors.read().all();
        assumeTrue(Affinity.isAvailable(), "there is no taskset");
        assumeTrue(all.size() > 1, "there is one processor");
        var home = new CpuList(all.first().toString());
        var wide = new CpuList("%d,%d".formatted(all.first(), all.last()));
        Path source = Files.writeString(folder.resolve("Busy.java"), BUSY);
        String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
        Process busy =
                new ProcessBuilder("taskset", "-c", home.text(), java, source.toString()).start();
        try {
            assertThat(busy.inputReader().readLine()).isEqualTo("up");
            var compilers = new CompilerThreads(busy.pid(), home, wide);

            compilers.spread();

            assertThat(placed(busy))
                    .isNotEmpty()
                    .allSatisfy((name, cpus) ->
                            assertThat(cpus)
                                    .as(name)
                                    .isEqualTo(
                                            name.contains("CompilerThre")
                                                    ? wide.cpus()
                                                    : home.cpus()))
                    .containsValue(wide.cpus())
                    .containsValue(home.cpus());

            compilers.gather();

            assertThat(placed(busy).values()).isNotEmpty().containsOnly(home.cpus());
        } finally {
            busy.destroyForcibly().waitFor();
        }
        new CompilerThreads(busy.pid(), home, wide).gather();
    }

    /// Where each thread may run, by its name and number.
    private static Map<String, SortedSet<Integer>> placed(Process process) throws IOException {
        try (Stream<Path> threads = Files.list(Path.of("/proc/" + process.pid() + "/task"))) {
            return threads.collect(
                    Collectors.toMap(CompilerThreadsIT::name, CompilerThreadsIT::allowed));
        }
    }

    private static String name(Path thread) {
        return line(thread, "Name:") + " " + thread.getFileName();
    }

    private static SortedSet<Integer> allowed(Path thread) {
        return new CpuList(line(thread, "Cpus_allowed_list:")).cpus();
    }

    private static String line(Path thread, String key) {
        try (Stream<String> lines = Files.lines(thread.resolve("status"))) {
            return lines.filter(line -> line.startsWith(key))
                    .map(line -> line.substring(key.length()).strip())
                    .findFirst()
                    .orElseThrow();
        } catch (IOException ended) {
            throw new AssertionError(ended);
        }
    }
}
