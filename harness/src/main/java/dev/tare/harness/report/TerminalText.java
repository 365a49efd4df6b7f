package dev.tare.harness.report;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Blocks in plain text, for a terminal or a file.
final class TerminalText {

    private static final String GAP = "  ";
    private static final String WARNING = "  ! ";

    private final boolean colour;

    /// A printer.
    ///
    /// @param colour whether to use a terminal's colours
    TerminalText(boolean colour) {
        this.colour = colour;
    }

    /// The whole text, with a line end at its end.
    String of(List<Block> blocks) {
        return blocks.stream()
                .filter(block -> !(block instanceof Block.Picture))
                .map(this::text)
                .collect(Collectors.joining("\n\n", "", "\n"));
    }

    private String text(Block block) {
        return switch (block) {
            case Block.Heading(int _, String text) -> Ink.BOLD.on(Harmless.line(text), colour);
            case Block.Answers(List<String> lines) -> joined(lines);
            case Block.Sentences(List<String> lines) -> joined(lines);
            case Block.Warnings(List<String> lines) ->
                    String.join("\n", lines.stream().map(line -> warning("! ", line)).toList());
            case Block.Picture _ -> "";
            case Block.Commands(List<String> lines) ->
                    String.join(
                            "\n", lines.stream().map(line -> "  " + Harmless.whole(line)).toList());
            case Block.Table table -> table(table);
        };
    }

    private static String joined(List<String> lines) {
        return String.join("\n", lines.stream().map(Harmless::line).toList());
    }

    private String table(Block.Table table) {
        List<String> names = table.columns().stream().map(Block.Column::name).toList();
        int[] widths =
                IntStream.range(0, names.size()).map(column -> width(table, column)).toArray();
        var lines = new ArrayList<String>();
        lines.add(Ink.BOLD.on(line(table.columns(), names, widths), colour));
        for (Block.Row row : table.rows()) {
            lines.add(line(table.columns(), row.cells(), widths));
            row.warnings().forEach(warning -> lines.add(warning(WARNING, warning)));
        }
        return String.join("\n", lines);
    }

    private String warning(String mark, String warning) {
        return Ink.YELLOW.on(mark + Harmless.line(warning), colour);
    }

    private static int width(Block.Table table, int column) {
        int heading = length(table.columns().get(column).name());
        return table.rows().stream()
                .mapToInt(row -> length(Harmless.line(row.cells().get(column))))
                .reduce(heading, Math::max);
    }

    private static String line(List<Block.Column> columns, List<String> cells, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            String cell = Harmless.line(cells.get(i));
            String padding = " ".repeat(widths[i] - length(cell));
            line.append(columns.get(i).isNumber() ? padding + cell : cell + padding).append(GAP);
        }
        return line.toString().stripTrailing();
    }

    /// How many places a text takes: letters with their marks take one.
    private static int length(String text) {
        String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
        return composed.codePointCount(0, composed.length());
    }
}
