package dev.tare.harness.cli;

import java.util.ArrayList;
import java.util.List;

/// A table in plain text: columns as wide as their widest cell, two spaces between them.
final class TextTable {

    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    TextTable(String... headings) {
        rows.add(List.of(headings));
    }

    /// Adds a row with as many cells as there are headings.
    TextTable row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    /// The lines, the headings first, none with spaces at its end.
    List<String> lines() {
        return rows.stream().map(this::line).toList();
    }

    private String line(List<String> row) {
        var line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            line.append(cell).append(" ".repeat(width(column) - cell.length())).append(GAP);
        }
        return line.toString().stripTrailing();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
