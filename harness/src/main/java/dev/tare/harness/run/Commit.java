package dev.tare.harness.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Which sources a run was made with.
final class Commit {

    private Commit() {}

    /// The commit, with `+` at its end if the sources were changed since.
    ///
    /// @param folder in the repository
    /// @return nothing where there is no git or no repository
    static Optional<String> of(Path folder) {
        return git(folder, "rev-parse", "HEAD").map(commit -> commit + mark(folder));
    }

    private static String mark(Path folder) {
        return git(folder, "status", "--porcelain")
                .filter(String::isEmpty)
                .map(_ -> "")
                .orElse("+");
    }

    private static Optional<String> git(Path folder, String... words) {
        var command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(words));
        try {
            Process process =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            byte[] output = process.getInputStream().readAllBytes();
            return process.waitFor() == 0
                    ? Optional.of(new String(output, StandardCharsets.UTF_8).strip())
                    : Optional.empty();
        } catch (IOException noGit) {
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
