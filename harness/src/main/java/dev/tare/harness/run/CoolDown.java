package dev.tare.harness.run;

import dev.tare.harness.sample.Meter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The pause after a load: until the target uses next to no CPU and has no connection left.
final class CoolDown {

    private static final Duration LOOK = Duration.ofMillis(100);
    private static final Duration BOUND = Duration.ofSeconds(5);

    /// Two of the kernel's ticks: less cannot be told from nothing.
    private static final Duration QUIET = Duration.ofMillis(20);

    private static final List<Path> TABLES =
            List.of(Path.of("/proc/net/tcp"), Path.of("/proc/net/tcp6"));

    /// Columns of these tables, and states of a connection that the target has not closed.
    private static final int LOCAL = 1;

    private static final int STATE = 3;
    private static final List<String> OPEN = List.of("01", "08");

    private CoolDown() {}

    /// Waits, not for ever.
    static void await(LiveTarget target) throws InterruptedException {
        if (target.meter().isEmpty()) {
            Thread.sleep(LOOK);
            return;
        }
        Meter meter = target.meter().get();
        long deadline = System.nanoTime() + BOUND.toNanos();
        Duration before = meter.read().cpu();
        while (target.isAlive() && System.nanoTime() < deadline) {
            Thread.sleep(LOOK);
            Duration now = meter.read().cpu();
            if (now.minus(before).compareTo(QUIET) <= 0 && connections(target) == 0) {
                return;
            }
            before = now;
        }
    }

    private static long connections(LiveTarget target) {
        String port = String.format(Locale.ROOT, ":%04X", target.url().getPort());
        return TABLES.stream().mapToLong(table -> connections(table, port)).sum();
    }

    /// Line by line, since closed connections may fill a table with megabytes.
    private static long connections(Path table, String port) {
        try (Stream<String> lines = Files.lines(table)) {
            return lines.filter(line -> line.contains(port) && isOpen(line, port)).count();
        } catch (IOException | UncheckedIOException elsewhere) {
            return 0;
        }
    }

    private static boolean isOpen(String line, String port) {
        String[] columns = line.strip().split("\\s+");
        return columns.length > STATE
                && columns[LOCAL].endsWith(port)
                && OPEN.contains(columns[STATE]);
    }
}
