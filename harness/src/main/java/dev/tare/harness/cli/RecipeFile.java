package dev.tare.harness.cli;

import dev.tare.harness.problem.Nearest;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.InvalidRecipeException;
import dev.tare.harness.recipe.Overrides;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeReader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// A recipe's file, found by the name that the user gives.
///
/// @param path an existing file
record RecipeFile(Path path) {

    private static final String ENDING = ".yaml";

    /// The file of a recipe of the project, or the file at a path.
    ///
    /// @param given a name, or a path that has a slash or the ending `.yaml`
    /// @throws ProblemException if there is none
    static RecipeFile find(Home home, String given) {
        boolean isPath = given.contains("/") || given.endsWith(ENDING);
        Path recipes = home.folder().resolve("recipes");
        Path path = isPath ? Path.of(given) : recipes.resolve(given + ENDING);
        if (Files.isRegularFile(path)) {
            return new RecipeFile(path);
        }
        throw ProblemException.badUsage(
                isPath
                        ? "no recipe %s; expected a file or a name in recipes/".formatted(given)
                        : "no recipe %s; %s".formatted(given, Nearest.hint(given, names(recipes))));
    }

    /// Reads it and applies the options.
    ///
    /// @throws ProblemException with everything that is wrong with the file or the options
    Recipe read(Overrides overrides) {
        try {
            return overrides.applyTo(RecipeReader.read(path));
        } catch (InvalidRecipeException invalid) {
            throw ProblemException.badUsage(invalid.lines());
        } catch (IOException unreadable) {
            throw ProblemException.badUsage("%s cannot be read: %s".formatted(path, unreadable));
        }
    }

    private static List<String> names(Path recipes) {
        try (Stream<Path> files = Files.list(recipes)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted()
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }
}
