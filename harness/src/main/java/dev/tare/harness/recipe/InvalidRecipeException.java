package dev.tare.harness.recipe;

import java.util.List;

/// A recipe, or an option that changes it, is bad; the message holds a line for each problem.
public final class InvalidRecipeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient List<String> lines;

    /// All that is wrong with it.
    ///
    /// @param problems a line for each, which names the place
    public InvalidRecipeException(List<String> problems) {
        super(String.join(System.lineSeparator(), problems));
        lines = List.copyOf(problems);
    }

    /// The problems, each in a line.
    public List<String> lines() {
        return lines;
    }
}
