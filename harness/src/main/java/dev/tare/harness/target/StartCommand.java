package dev.tare.harness.target;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// How a target is started.
///
/// @param words the program and its arguments
/// @param folder where it runs
/// @param unset variables of the user's environment that it must not see
/// @param environment variables that it is given, by name
public record StartCommand(
        List<String> words, Path folder, List<String> unset, Map<String, String> environment) {

    private static final String OPTIONS_FILE = "@";

    /// The command of a target on its port.
    public static StartCommand of(PlacedTarget placed, Circumstances circumstances) {
        Target target = placed.variant().target();
        var words = new ArrayList<>(circumstances.prefix());
        words.addAll(
                Commands.resolve(
                        target.isJvm()
                                ? withOptions(target.start(), circumstances.jvmOptions())
                                : target.start(),
                        target.folder()));
        return new StartCommand(
                List.copyOf(words),
                target.folder(),
                Environment.FOREIGN,
                new TreeMap<>(Environment.added(placed, circumstances.database())));
    }

    /// After the last file of options, so that they hold against it.
    private static List<String> withOptions(List<String> start, List<String> options) {
        var words = new ArrayList<>(start);
        int after = 0;
        for (int i = 1; i < start.size(); i++) {
            if (start.get(i).startsWith(OPTIONS_FILE)) {
                after = i;
            }
        }
        words.addAll(after + 1, options);
        return words;
    }

    /// All variables: the user's, the given ones, and not those that it must not see.
    Map<String, String> wholeEnvironment() {
        var whole = new TreeMap<>(System.getenv());
        whole.keySet().removeAll(unset);
        whole.putAll(environment);
        return whole;
    }
}
