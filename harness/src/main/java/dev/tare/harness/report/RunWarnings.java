package dev.tare.harness.report;

import dev.tare.harness.run.Warning;

import java.util.Locale;

/// Warnings in words: seen, likely cause, next step.
final class RunWarnings {

    private RunWarnings() {}

    /// The three in a line.
    static String text(Warning warning) {
        return "%s. %s. %s."
                .formatted(warning.seen(), sentence(warning.cause()), sentence(warning.nextStep()));
    }

    /// With a capital letter, unless it begins with a command.
    static String sentence(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
