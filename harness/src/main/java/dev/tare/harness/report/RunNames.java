package dev.tare.harness.report;

import java.util.List;
import java.util.stream.IntStream;

/// What runs are called beside figures: by their labels if these are short, else by their numbers.
///
/// @param labels of all runs
record RunNames(List<String> labels) {

    private static final int LONGEST = 12;

    /// What a run is called.
    ///
    /// @param run its place, from 0
    String name(int run) {
        return areShort() ? labels.get(run) : "run " + (run + 1);
    }

    /// What a run is called where it is introduced.
    String introduced(int run) {
        return areShort() ? labels.get(run) : name(run) + ", " + labels.get(run);
    }

    /// All of them.
    String all() {
        return String.join(
                "; ", IntStream.range(0, labels.size()).mapToObj(this::introduced).toList());
    }

    private boolean areShort() {
        return labels.stream().allMatch(label -> label.length() <= LONGEST);
    }
}
