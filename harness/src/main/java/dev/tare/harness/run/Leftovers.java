package dev.tare.harness.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Targets that are up without a harness, since it was killed before it could stop them: they still
/// hold memory, and CPU if somebody still loads them.
final class Leftovers {

    private static final Path JAVA = Path.of("java");

    private Leftovers() {}

    /// Looks for processes that run in a target's folder and are no child of a harness.
    ///
    /// @param targets the folder of the targets
    /// @return nothing where there are none, or it cannot be seen
    static Optional<Warning> look(Path targets) {
        List<String> pids =
                ProcessHandle.allProcesses()
                        .filter(process -> isIn(targets, process))
                        .filter(process ->
                                process.parent()
                                        .filter(parent -> isIn(targets, parent) || isJava(parent))
                                        .isEmpty())
                        .map(process -> Long.toString(process.pid()))
                        .toList();
        return pids.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Warning.ofRun(
                                "targets that belong to no tare are up: " + pids.size(),
                                "an earlier run was killed, or they were started by hand",
                                "end them: kill " + String.join(" ", pids)));
    }

    private static boolean isJava(ProcessHandle process) {
        return process.info()
                .command()
                .map(Path::of)
                .filter(path -> path.endsWith(JAVA))
                .isPresent();
    }

    private static boolean isIn(Path targets, ProcessHandle process) {
        return folder(process).filter(folder -> folder.startsWith(targets)).isPresent();
    }

    private static Optional<Path> folder(ProcessHandle process) {
        try {
            return Optional.of(
                    Files.readSymbolicLink(Path.of("/proc", Long.toString(process.pid()), "cwd")));
        } catch (IOException anothers) {
            return Optional.empty();
        }
    }
}
