package dev.tare.harness.run;

import com.sun.management.OperatingSystemMXBean;

import dev.tare.harness.load.LoadDriver;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.plan.Trial;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.recipe.Tool;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What a plan needs of this machine, looked at before anything is started.
///
/// @param plan what is to be done
/// @param drivers the tools that can be driven
public record Preflight(Plan plan, Map<Tool, LoadDriver> drivers) {

    private static final long LEAST_DISK_BYTES = 64L << 20;

    /// A JVM target with its default heap in use, and the harness with the database.
    private static final long TARGET_BYTES = 256L << 20;

    private static final long OWN_BYTES = 384L << 20;

    /// File descriptors of a process besides its connections.
    private static final long SPARE_FILES = 100;

    private static final int HTTP = 80;
    private static final int CONNECT_MILLIS = 2000;

    private static final String AVAILABLE = "MemAvailable:";
    private static final String FILES = "Max open files";

    /// Looks at everything.
    ///
    /// @param results where the run's folder will be made
    /// @return the tools' versions
    /// @throws ProblemException with everything that is missing
    public Map<Tool, String> check(Path results) {
        var problems = new ArrayList<String>();
        if (plan.trials().isEmpty()) {
            plan.skipped()
                    .forEach(skipped ->
                            problems.add("%s: %s".formatted(skipped.target(), skipped.reason())));
            problems.add("no target can take part");
        }
        Map<Tool, String> versions = versions(problems);
        plan.targets().forEach(target -> silence(target).ifPresent(problems::add));
        folder(results).ifPresent(problems::add);
        memory().ifPresent(problems::add);
        files().ifPresent(problems::add);
        if (!problems.isEmpty()) {
            throw ProblemException.missing(problems);
        }
        return versions;
    }

    private Map<Tool, String> versions(List<String> problems) {
        var versions = new EnumMap<Tool, String>(Tool.class);
        plan.trials().stream()
                .map(trial -> trial.load().tool())
                .distinct()
                .forEach(tool ->
                        version(tool, problems).ifPresent(text -> versions.put(tool, text)));
        return versions;
    }

    private Optional<String> version(Tool tool, List<String> problems) {
        LoadDriver driver = drivers.get(tool);
        if (driver == null) {
            problems.add("%s: there is no such load generator here".formatted(tool.text()));
            return Optional.empty();
        }
        if (driver.missing().isPresent()) {
            problems.add("%s: %s".formatted(tool.text(), driver.missing().get()));
            return Optional.empty();
        }
        try {
            Process process =
                    new ProcessBuilder(driver.versionCommand()).redirectErrorStream(true).start();
            process.getOutputStream().close();
            byte[] output = process.getInputStream().readAllBytes();
            return Optional.of(driver.version(new String(output, StandardCharsets.UTF_8)));
        } catch (IOException missing) {
            problems.add(
                    "%s is not on PATH: %s; or use --embedded"
                            .formatted(tool.text(), driver.installHint()));
            return Optional.empty();
        }
    }

    /// Of a server of one's own, whether nobody listens.
    private static Optional<String> silence(RecipeTarget target) {
        return target.url()
                .filter(url -> !listens(url))
                .map(url ->
                        "%s: nobody listens at %s: start it, or correct its URL"
                                .formatted(target.label(), url));
    }

    private static boolean listens(URI url) {
        try (var socket = new Socket()) {
            int port = url.getPort() < 0 ? HTTP : url.getPort();
            socket.connect(new InetSocketAddress(url.getHost(), port), CONNECT_MILLIS);
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }

    private static Optional<String> folder(Path results) {
        try {
            Files.createDirectories(results);
            Files.delete(Files.createTempFile(results, "probe", ""));
            long free = Files.getFileStore(results).getUsableSpace();
            return free < LEAST_DISK_BYTES
                    ? Optional.of(
                            "%s: expected at least %d MiB free, got %d: make room, or use --results"
                                    .formatted(results, LEAST_DISK_BYTES >> 20, free >> 20))
                    : Optional.empty();
        } catch (IOException unwritable) {
            return Optional.of("%s cannot be written: use --results".formatted(results));
        }
    }

    private Optional<String> memory() {
        long up = plan.recipe().isolated() ? 1 : plan.targets().size();
        long needed = OWN_BYTES + up * TARGET_BYTES;
        long available = available();
        return available < needed
                ? Optional.of(
                        "memory: expected %d MiB for %d targets, got %d: use --isolate or --targets"
                                .formatted(needed >> 20, up, available >> 20))
                : Optional.empty();
    }

    private static long available() {
        return number("/proc/meminfo", AVAILABLE)
                .map(kibibytes -> kibibytes << 10)
                .orElseGet(() ->
                        ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                                .getFreeMemorySize());
    }

    private Optional<String> files() {
        long needed =
                SPARE_FILES
                        + plan.trials().stream()
                                .map(Trial::load)
                                .mapToLong(load -> load.connections())
                                .max()
                                .orElse(0);
        return number("/proc/self/limits", FILES)
                .filter(limit -> limit < needed)
                .map(limit ->
                        "open files: expected a limit of %d, got %d: ulimit -n %d"
                                .formatted(needed, limit, needed));
    }

    /// The first number after a key that begins a line.
    private static Optional<Long> number(String file, String key) {
        try (Stream<String> lines = Files.lines(Path.of(file))) {
            return lines.filter(line -> line.startsWith(key))
                    .map(line -> line.substring(key.length()).strip().split("\\s+")[0])
                    .filter(word -> word.matches("[0-9]+"))
                    .map(Long::valueOf)
                    .findFirst();
        } catch (IOException elsewhere) {
            return Optional.empty();
        }
    }
}
