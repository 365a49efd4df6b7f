package dev.tare.harness.load;

import java.util.List;
import java.util.stream.Collectors;

/// A command as one would type it into a shell.
public final class ShellLine {

    private ShellLine() {}

    /// The words in one line, quoted where a POSIX shell would take them for something else.
    public static String of(List<String> command) {
        return command.stream().map(ShellLine::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return word.matches("[A-Za-z0-9_@%+=:,./-]+")
                ? word
                : "'" + word.replace("'", "'\\''") + "'";
    }
}
