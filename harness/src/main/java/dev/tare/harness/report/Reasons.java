package dev.tare.harness.report;

import java.util.ArrayList;
import java.util.List;

/// Why figures are missing: the cell has a number, and the reason stands below the table.
final class Reasons {

    private final List<String> reasons = new ArrayList<>();

    /// What a cell without a figure says.
    String missing(String reason) {
        if (!reasons.contains(reason)) {
            reasons.add(reason);
        }
        return "n/a (%s)".formatted(reasons.indexOf(reason) + 1);
    }

    /// The reasons with their numbers.
    List<String> lines() {
        return reasons.stream()
                .map(reason -> "(%s) n/a: %s".formatted(reasons.indexOf(reason) + 1, reason))
                .toList();
    }
}
