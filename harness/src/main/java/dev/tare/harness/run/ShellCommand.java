package dev.tare.harness.run;

import dev.tare.harness.load.ShellLine;
import dev.tare.harness.target.StartCommand;

import java.util.List;

/// A target's start as one would type it, environment included.
public final class ShellCommand {

    private static final String PASSWORD = "DB_PASSWORD";
    private static final String OWN_PASSWORD = "tare";

    private ShellCommand() {}

    /// A line that does the same in any folder. The password of a database that is not the
    /// harness's own is left to the variable of the shell, since results are shown to others.
    public static String of(StartCommand start) {
        var line = new StringBuilder("cd ").append(quoted(start.folder().toString()));
        line.append(" && env");
        start.unset().stream()
                .filter(variable -> System.getenv(variable) != null)
                .filter(variable -> !start.environment().containsKey(variable))
                .forEach(variable -> line.append(" -u ").append(variable));
        start.environment()
                .forEach((variable, value) -> line.append(' ').append(assignment(variable, value)));
        return line.append(' ').append(ShellLine.of(start.words())).toString();
    }

    private static String assignment(String variable, String value) {
        return variable.equals(PASSWORD) && !value.equals(OWN_PASSWORD)
                ? PASSWORD + "=\"$" + PASSWORD + '"'
                : quoted(variable + "=" + value);
    }

    private static String quoted(String word) {
        return ShellLine.of(List.of(word));
    }
}
