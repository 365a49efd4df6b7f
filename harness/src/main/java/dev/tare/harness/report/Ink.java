package dev.tare.harness.report;

/// Colours for a terminal, or none.
enum Ink {
    PLAIN(""),
    GREEN("32"),
    YELLOW("33"),
    RED("31"),
    BOLD("1");

    private final String code;

    Ink(String code) {
        this.code = code;
    }

    String on(String text, boolean colour) {
        return colour && this != PLAIN ? "\033[" + code + "m" + text + "\033[0m" : text;
    }
}
