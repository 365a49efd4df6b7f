package dev.tare.harness.yaml;

import java.util.ArrayList;
import java.util.List;

/// Collects the problems of a file; each becomes a line that names the file and the key.
public final class YamlProblems {

    private final String file;
    private final List<String> lines = new ArrayList<>();

    /// Collects for one file.
    ///
    /// @param file the name that the user knows it by
    public YamlProblems(String file) {
        this.file = file;
    }

    /// Notes a problem with the value of a key.
    ///
    /// @param key the way to the key, such as `variants.nio.description`; empty for the whole file
    /// @param problem what is wrong and what was expected
    public void add(String key, String problem) {
        lines.add(file + ": " + (key.isEmpty() ? "" : key + ": ") + problem);
    }

    /// The lines in the order they were noted.
    public List<String> lines() {
        return List.copyOf(lines);
    }
}
