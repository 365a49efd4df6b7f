package dev.tare.harness.run;

import java.util.Locale;

/// Something that makes figures worth less.
///
/// @param about the label of the target that it concerns; `run` if it concerns all
/// @param seen what was seen, with figures
/// @param cause what the likely cause is
/// @param nextStep what to do about it
public record Warning(String about, String seen, String cause, String nextStep) {

    /// What [#about] says of a warning that concerns all targets.
    public static final String RUN = "run";

    /// One that concerns the whole run.
    public static Warning ofRun(String seen, String cause, String nextStep) {
        return new Warning(RUN, seen, cause, nextStep);
    }

    /// The three in a line.
    public String text() {
        return "%s. %s. %s.".formatted(seen, sentence(cause), sentence(nextStep));
    }

    /// With a capital letter.
    private static String sentence(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
