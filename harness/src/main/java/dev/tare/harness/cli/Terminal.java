package dev.tare.harness.cli;

/// What the launcher knows of the two outputs: only a terminal gets colours and a moving bar.
final class Terminal {

    private Terminal() {}

    /// Whether the results may be coloured.
    static boolean hasColours() {
        return Boolean.getBoolean("tare.terminal.out")
                && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
    }

    /// Whether progress may move on one line.
    static boolean showsProgress() {
        return Boolean.getBoolean("tare.terminal.err")
                && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
    }
}
