package dev.tare.harness.recipe;

import dev.tare.harness.yaml.Kind;

import java.time.Duration;
import java.util.Optional;

/// Durations as recipes and options write them: whole seconds or minutes, such as `20s` and `2m`.
public final class Durations {

    /// What to tell somebody whose duration cannot be read.
    public static final String EXPECTED = "a duration from 1s to 60m, such as 20s or 2m";

    static final Kind<Duration> KIND =
            new Kind<>(EXPECTED, Duration.ofSeconds(1), Durations::parse);

    private static final long MAX_SECONDS = 3600;

    private Durations() {}

    /// Reads a duration.
    ///
    /// @return nothing if the text is none, or is out of range
    public static Optional<Duration> parse(String text) {
        if (!text.matches("[0-9]{1,4}[sm]")) {
            return Optional.empty();
        }
        long number = Long.parseLong(text.substring(0, text.length() - 1));
        long seconds = text.endsWith("m") ? number * 60 : number;
        return seconds >= 1 && seconds <= MAX_SECONDS
                ? Optional.of(Duration.ofSeconds(seconds))
                : Optional.empty();
    }

    /// The share of a duration in whole seconds, at least one.
    static Duration scaled(Duration duration, double scale) {
        return Duration.ofSeconds(Math.max(1, Math.round(duration.toSeconds() * scale)));
    }
}
