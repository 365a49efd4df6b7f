package dev.tare.harness.recipe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What is wrong with a file, collected so that all of it can be told at once.
final class Problems {

    private record Problem(int line, String text) {}

    private final String file;
    private final List<Problem> found = new ArrayList<>();

    Problems(String file) {
        this.file = file;
    }

    void add(int line, String text) {
        found.add(new Problem(line, text));
    }

    /// @throws InvalidRecipeException with a line for each problem, in the order of the file
    void throwIfAny() {
        if (!found.isEmpty()) {
            throw new InvalidRecipeException(
                    found.stream()
                            .sorted(Comparator.comparingInt(Problem::line))
                            .map(problem -> "%s:%s: %s".formatted(file, problem.line, problem.text))
                            .toList());
        }
    }
}
