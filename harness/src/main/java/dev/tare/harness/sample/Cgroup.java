package dev.tare.harness.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A control group of Linux, of the first or the second version.
///
/// @see <a href="https://docs.kernel.org/admin-guide/cgroup-v1/index.html">version 1</a>
/// @see <a href="https://docs.kernel.org/admin-guide/cgroup-v2.html">version 2</a>
sealed interface Cgroup {

    /// CPU time since the group was made, of ended processes too.
    record Cpu(Duration user, Duration system) {}

    /// CPU time so far.
    ///
    /// @throws IOException if the group is gone
    Cpu cpu() throws IOException;

    /// The memory that its processes have mapped: anonymous, and of files what they map. The cache
    /// of files that were only read is not theirs.
    ///
    /// @throws IOException if the group is gone
    long residentBytes() throws IOException;

    /// Finds the group of a process.
    ///
    /// @param root the folder that stands for `/`
    /// @param name what the group's name must have in it
    /// @return nothing if it is in no such group, or in none that can be read here
    static Optional<Cgroup> of(Path root, long pid, String name) {
        try {
            List<String> groups =
                    lines(root.resolve("proc/" + pid + "/cgroup")).stream()
                            .filter(line -> line.contains(name))
                            .toList();
            List<String> mounts = lines(root.resolve("proc/self/mounts"));
            Optional<Path> cpu = folder(root, mounts, groups, "cpuacct");
            Optional<Path> memory = folder(root, mounts, groups, "memory");
            return cpu.isPresent() && memory.isPresent()
                    ? Optional.of(new V1(cpu.get(), memory.get()))
                    : folder(root, mounts, groups, "").map(V2::new);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /// The folder of a process's group under a controller, or under the second version's one tree.
    private static Optional<Path> folder(
            Path root, List<String> mounts, List<String> groups, String controller) {
        Optional<String> mount =
                mounts.stream()
                        .map(line -> line.split(" "))
                        .filter(fields -> isOf(fields, controller))
                        .map(fields -> fields[1])
                        .findFirst();
        Optional<String> group =
                groups.stream()
                        .map(line -> line.split(":", 3))
                        .filter(fields -> List.of(fields[1].split(",")).contains(controller))
                        .map(fields -> fields[2])
                        .findFirst();
        return mount.flatMap(at -> group.map(path -> root.resolve((at + path).substring(1))))
                .filter(path ->
                        Files.isReadable(
                                path.resolve(controller.equals("cpuacct") ? V1.CPU : MEMORY)));
    }

    private static boolean isOf(String[] mount, String controller) {
        return controller.isEmpty()
                ? mount[2].equals("cgroup2")
                : mount[2].equals("cgroup") && List.of(mount[3].split(",")).contains(controller);
    }

    /// Of both versions.
    String MEMORY = "memory.stat";

    /// The first version, with a tree for each controller.
    ///
    /// @param accounting the group's folder under `cpuacct`
    /// @param memory the group's folder under `memory`
    record V1(Path accounting, Path memory) implements Cgroup {

        static final String CPU = "cpuacct.usage";

        /// The sum is exact; how it divides is counted in the kernel's ticks.
        @Override
        public Cpu cpu() throws IOException {
            long total = Long.parseLong(Files.readString(accounting.resolve(CPU)).strip());
            List<String> ticks = lines(accounting.resolve("cpuacct.stat"));
            double user = number(ticks, "user");
            double system = number(ticks, "system");
            long userNanos = user + system == 0 ? 0 : Math.round(total * user / (user + system));
            return new Cpu(Duration.ofNanos(userNanos), Duration.ofNanos(total - userNanos));
        }

        @Override
        public long residentBytes() throws IOException {
            List<String> stat = lines(memory.resolve(MEMORY));
            return number(stat, "total_rss") + number(stat, "total_mapped_file");
        }
    }

    /// The second version, with one tree for all controllers.
    ///
    /// @param folder the group's
    record V2(Path folder) implements Cgroup {

        @Override
        public Cpu cpu() throws IOException {
            List<String> stat = lines(folder.resolve("cpu.stat"));
            return new Cpu(micros(stat, "user_usec"), micros(stat, "system_usec"));
        }

        private static Duration micros(List<String> stat, String key) throws IOException {
            return Duration.ofNanos(number(stat, key) * 1000);
        }

        @Override
        public long residentBytes() throws IOException {
            List<String> stat = lines(folder.resolve(MEMORY));
            return number(stat, "anon") + number(stat, "file_mapped");
        }
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file);
    }

    /// The number in a line such as `anon 1234`.
    private static long number(List<String> lines, String key) throws IOException {
        Stream<String> found = lines.stream().filter(line -> line.startsWith(key + " "));
        return found.map(line -> Long.parseLong(line.substring(key.length() + 1).strip()))
                .findFirst()
                .orElseThrow(() -> new IOException("there is no " + key));
    }
}
