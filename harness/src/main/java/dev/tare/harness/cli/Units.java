package dev.tare.harness.cli;

import dev.tare.harness.sample.ProcFs;

import java.time.Duration;
import java.util.Locale;

/// Figures with their units, the same whatever the user's locale.
final class Units {

    private static final double MEBIBYTE = 1024 * 1024;

    private Units() {}

    /// Seconds with one decimal.
    static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0);
    }

    /// The resident memory of a process and its children in whole mebibytes; only Linux tells it.
    static String memory(long pid) {
        var proc = new ProcFs();
        return proc.isAvailable() ? mebibytes(proc.residentBytes(pid)) : "n/a";
    }

    /// Whole mebibytes.
    static String mebibytes(long bytes) {
        return String.format(Locale.ROOT, "%.0f MiB", bytes / MEBIBYTE);
    }
}
