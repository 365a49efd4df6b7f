package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.run.ResultsFolder;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// The folders of runs, by time and recipe.
final class Folders {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss", Locale.ROOT);

    private Folders() {}

    /// Makes one for a run that begins now.
    static ResultsFolder create(Path parent, Recipe recipe) {
        String name = TIME.format(LocalDateTime.now()) + "-" + recipe.name();
        try {
            for (int count = 1; ; count++) {
                Path path = parent.resolve(count == 1 ? name : name + "-" + count);
                try {
                    Files.createDirectories(parent);
                    return new ResultsFolder(Files.createDirectory(path));
                } catch (FileAlreadyExistsException taken) {
                    // two runs in one second: the next number
                }
            }
        } catch (IOException unwritable) {
            throw ProblemException.missing(
                    "%s cannot be written: use --results".formatted(parent), unwritable);
        }
    }
}
