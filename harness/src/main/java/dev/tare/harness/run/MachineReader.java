package dev.tare.harness.run;

import com.sun.management.OperatingSystemMXBean;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads what the machine is, as far as it tells.
final class MachineReader {

    private static final Path GOVERNOR =
            Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");

    private MachineReader() {}

    static Machine read() {
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new Machine(
                value("/etc/os-release", "PRETTY_NAME=", "")
                        .map(name -> name.replace("\"", ""))
                        .orElse(System.getProperty("os.name")),
                System.getProperty("os.name") + " " + System.getProperty("os.version"),
                System.getProperty("os.arch"),
                value("/proc/cpuinfo", "model name", ":").orElse("n/a (the system does not tell)"),
                Runtime.getRuntime().availableProcessors(),
                system.getTotalMemorySize(),
                text(GOVERNOR),
                container());
    }

    private static Optional<String> container() {
        if (Files.exists(Path.of("/.dockerenv"))) {
            return Optional.of("docker");
        }
        if (Files.exists(Path.of("/run/.containerenv"))) {
            return Optional.of("podman");
        }
        return System.getenv("KUBERNETES_SERVICE_HOST") == null
                ? Optional.empty()
                : Optional.of("kubernetes");
    }

    /// What follows a key and a separator in the first line that begins with the key.
    private static Optional<String> value(String file, String key, String separator) {
        try (Stream<String> lines = Files.lines(Path.of(file))) {
            return lines.filter(line -> line.startsWith(key))
                    .map(line -> line.substring(line.indexOf(separator, key.length())))
                    .map(rest -> rest.substring(separator.length()).strip())
                    .findFirst();
        } catch (IOException | RuntimeException elsewhere) {
            return Optional.empty();
        }
    }

    private static Optional<String> text(Path file) {
        try {
            return Optional.of(Files.readString(file).strip());
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }
}
