package dev.tare.harness.target;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The commands of a `target.yaml` as the machine can run them.
final class Commands {

    private Commands() {}

    /// Puts the harness's own JDK in the place of the word `java`, and the target's folder before a
    /// program that is named by a path.
    static List<String> resolve(List<String> command, Path folder) {
        var resolved = new ArrayList<>(command);
        String program = command.getFirst();
        if (program.equals(Target.JAVA)) {
            resolved.set(
                    0, Path.of(System.getProperty("java.home"), "bin", Target.JAVA).toString());
        } else if (program.contains("/")) {
            resolved.set(0, folder.resolve(program).toAbsolutePath().normalize().toString());
        }
        return resolved;
    }
}
