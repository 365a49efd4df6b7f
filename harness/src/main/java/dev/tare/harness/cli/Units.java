package dev.tare.harness.cli;

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

    /// Whole mebibytes.
    static String mebibytes(long bytes) {
        return String.format(Locale.ROOT, "%.0f MiB", bytes / MEBIBYTE);
    }
}
