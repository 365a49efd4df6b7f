package dev.tare.harness.report;

import java.util.List;

/// A part of a report, whatever it is printed as. Its texts may hold anything that a name or a log
/// may hold; whoever prints them makes them harmless. A picture's are harmless already.
sealed interface Block {

    /// What a report or a part of it is headed with.
    ///
    /// @param level 1 for the report, 2 for a part
    /// @param text the words
    record Heading(int level, String text) implements Block {}

    /// What a reader came for, the most important sentence first.
    ///
    /// @param lines the sentences
    record Answers(List<String> lines) implements Block {}

    /// Sentences, each on a line of its own.
    ///
    /// @param lines the sentences
    record Sentences(List<String> lines) implements Block {}

    /// What qualifies all figures that follow.
    ///
    /// @param lines the sentences
    record Warnings(List<String> lines) implements Block {}

    /// Commands to paste into a shell.
    ///
    /// @param lines the commands
    record Commands(List<String> lines) implements Block {}

    /// Rows under headings.
    ///
    /// @param columns the headings
    /// @param rows each with a cell for each column
    record Table(List<Column> columns, List<Row> rows) implements Block {

        private static final int MANY = 3;

        /// The warnings that every one of many rows has, and the table without them: said once,
        /// they hide no figures.
        List<Block> sharedFirst() {
            List<String> shared =
                    rows.size() < MANY
                            ? List.of()
                            : rows.getFirst().warnings().stream().filter(this::isShared).toList();
            if (shared.isEmpty()) {
                return List.of(this);
            }
            return List.of(
                    new Warnings(shared.stream().map(text -> "all rows: " + text).toList()),
                    new Table(columns, rows.stream().map(row -> row.without(shared)).toList()));
        }

        private boolean isShared(String warning) {
            return rows.stream().allMatch(row -> row.warnings().contains(warning));
        }
    }

    /// What text cannot show; a table nearby has its figures.
    ///
    /// @param chart what is drawn
    record Picture(Chart chart) implements Block {}

    /// A heading of a table.
    ///
    /// @param name the words
    /// @param isNumber whether its cells are numbers, which end at the same place
    record Column(String name, boolean isNumber) {

        static Column text(String name) {
            return new Column(name, false);
        }

        static Column number(String name) {
            return new Column(name, true);
        }
    }

    /// A row of a table.
    ///
    /// @param cells one for each column
    /// @param warnings what qualifies its figures
    record Row(List<String> cells, List<String> warnings) {

        static Row of(String... cells) {
            return new Row(List.of(cells), List.of());
        }

        Row without(List<String> shared) {
            return new Row(
                    cells, warnings.stream().filter(text -> !shared.contains(text)).toList());
        }
    }
}
