package dev.tare.harness.yaml;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What is wrong with a file, collected so that all of it can be told at once.
public final class Problems {

    private record Problem(int line, String text) {}

    private final String file;
    private final List<Problem> found = new ArrayList<>();

    /// Collects for one file.
    ///
    /// @param file the name that the user knows it by
    public Problems(String file) {
        this.file = file;
    }

    void add(int line, String text) {
        found.add(new Problem(line, text));
    }

    /// A line for each problem, with file and line number, in the order of the file.
    public List<String> lines() {
        return found.stream()
                .sorted(Comparator.comparingInt(Problem::line))
                .map(problem -> "%s:%s: %s".formatted(file, problem.line, problem.text))
                .toList();
    }
}
