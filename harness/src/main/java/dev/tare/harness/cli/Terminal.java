package dev.tare.harness.cli;

import picocli.CommandLine.Help.Ansi;

/// What the launcher knows of the two outputs: only a terminal gets colours and a moving bar.
public final class Terminal {

    private Terminal() {}

    /// Whether the results may be coloured, for the command line's own texts.
    public static Ansi ansi() {
        return hasColours() ? Ansi.ON : Ansi.OFF;
    }

    /// Whether the results may be coloured.
    static boolean hasColours() {
        return is("tare.terminal.out");
    }

    /// Whether progress may move on one line.
    static boolean showsProgress() {
        return is("tare.terminal.err");
    }

    private static boolean is(String terminal) {
        return Boolean.getBoolean(terminal)
                && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
    }
}
