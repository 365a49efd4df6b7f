package dev.tare.harness.report;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Blocks in GitHub's Markdown.
///
/// @see <a href="https://github.github.com/gfm/">GitHub Flavored Markdown</a>
final class MarkdownText {

    private static final String OBEYED = "\\`*_[]<>|~&@#";

    private MarkdownText() {}

    /// The whole text, with a line end at its end.
    static String of(List<Block> blocks) {
        return blocks.stream()
                .filter(block -> !(block instanceof Block.Picture))
                .map(MarkdownText::text)
                .collect(joining("\n\n", "", "\n"));
    }

    private static String text(Block block) {
        return switch (block) {
            case Block.Heading(int level, String text) -> "#".repeat(level) + " " + escaped(text);
            case Block.Answers(List<String> lines) -> answers(lines);
            case Block.Sentences(List<String> lines) -> listed("- ", lines);
            case Block.Warnings(List<String> lines) -> listed("- **warning**: ", lines);
            case Block.Picture _ -> "";
            case Block.Commands(List<String> lines) -> code(lines);
            case Block.Table table -> table(table) + warnings(table);
        };
    }

    /// The first one stands out.
    private static String answers(List<String> lines) {
        String first = "**" + escaped(lines.getFirst()) + "**";
        return lines.size() == 1
                ? first
                : first + "\n\n" + listed("- ", lines.subList(1, lines.size()));
    }

    private static String listed(String mark, List<String> lines) {
        return lines.stream().map(line -> mark + escaped(line)).collect(joining("\n"));
    }

    private static String code(List<String> lines) {
        String text = lines.stream().map(Harmless::whole).collect(joining("\n"));
        String fence = "```";
        while (text.contains(fence)) {
            fence += "`";
        }
        return fence + "sh\n" + text + "\n" + fence;
    }

    private static String table(Block.Table table) {
        var lines = new ArrayList<String>();
        lines.add(row(table.columns().stream().map(Block.Column::name)));
        lines.add(
                table.columns().stream()
                        .map(column -> column.isNumber() ? "---:" : "---")
                        .collect(joining("|", "|", "|")));
        table.rows().forEach(row -> lines.add(row(row.cells().stream())));
        return String.join("\n", lines);
    }

    private static String row(Stream<String> cells) {
        return cells.map(MarkdownText::escaped).collect(joining(" | ", "| ", " |"));
    }

    private static String warnings(Block.Table table) {
        List<String> warnings =
                table.rows().stream()
                        .flatMap(row -> row.warnings().stream().map(text -> warning(row, text)))
                        .toList();
        return warnings.isEmpty() ? "" : "\n\n" + String.join("\n", warnings);
    }

    private static String warning(Block.Row row, String text) {
        return "- **%s**: %s".formatted(escaped(row.cells().getFirst()), escaped(text));
    }

    /// A text that means itself. A character reference is what no Markdown and no HTML obeys.
    static String escaped(String text) {
        var escaped = new StringBuilder();
        Harmless.line(text)
                .codePoints()
                .forEach(point -> {
                    if (OBEYED.indexOf(point) >= 0) {
                        escaped.append("&#").append(point).append(';');
                    } else {
                        escaped.appendCodePoint(point);
                    }
                });
        return escaped.toString();
    }
}
