package dev.tare.harness.report;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/// Blocks as one HTML file that needs nothing else: no network, no scripts.
final class HtmlPage {

    private static final Template PAGE = template("report.html.mustache");

    private HtmlPage() {}

    /// A heading that the page can be entered at.
    record Part(String id, String text) {}

    record Table(String name, List<Block.Column> columns, List<Row> rows) {}

    record Row(String head, List<Cell> cells, List<String> warnings, int width) {}

    record Cell(String text, boolean isNumber) {}

    /// @param title of the window
    /// @param parts all headings
    /// @param content a map for each block, with the one key that the template knows its kind by
    record Page(String title, List<Part> parts, List<Map<String, Object>> content) {}

    /// The whole page.
    static String of(String title, List<Block> blocks) {
        var parts = new ArrayList<Part>();
        var content = new ArrayList<Map<String, Object>>();
        for (Block block : blocks) {
            if (block instanceof Block.Heading(int level, String text) && level > 1) {
                parts.add(new Part("part-" + (parts.size() + 1), Harmless.line(text)));
                content.add(Map.of("part", parts.getLast()));
            } else {
                String name = parts.isEmpty() ? title : parts.getLast().text();
                content.add(content(block, Harmless.line(name)));
            }
        }
        return PAGE.execute(new Page(Harmless.line(title), parts, content));
    }

    private static Map<String, Object> content(Block block, String part) {
        return switch (block) {
            case Block.Heading(int _, String text) -> Map.of("heading", Harmless.line(text));
            case Block.Answers(List<String> lines) ->
                    Map.of(
                            "answer",
                            harmless(lines).getFirst(),
                            "details",
                            harmless(lines.subList(1, lines.size())));
            case Block.Sentences(List<String> lines) -> Map.of("sentences", lines(lines));
            case Block.Warnings(List<String> lines) -> Map.of("warned", lines(lines));
            case Block.Commands(List<String> lines) ->
                    Map.of(
                            "commands",
                            String.join("\n", lines.stream().map(Harmless::whole).toList()));
            case Block.Table table -> Map.of("table", table(part, table));
            case Block.Picture(Chart chart) -> Map.of("chart", chart);
        };
    }

    private static Map<String, Object> lines(List<String> lines) {
        return Map.of("lines", harmless(lines));
    }

    private static List<String> harmless(List<String> lines) {
        return lines.stream().map(Harmless::line).toList();
    }

    private static Table table(String name, Block.Table table) {
        return new Table(
                name,
                table.columns().stream()
                        .map(column ->
                                new Block.Column(Harmless.line(column.name()), column.isNumber()))
                        .toList(),
                table.rows().stream().map(row -> row(table, row)).toList());
    }

    private static Row row(Block.Table table, Block.Row row) {
        List<String> texts = harmless(row.cells());
        List<Cell> cells =
                IntStream.range(1, texts.size())
                        .mapToObj(i -> new Cell(texts.get(i), table.columns().get(i).isNumber()))
                        .toList();
        return new Row(texts.getFirst(), cells, harmless(row.warnings()), texts.size());
    }

    /// A template beside this class; what it is given is escaped.
    static Template template(String name) {
        try (Reader source =
                new InputStreamReader(
                        Objects.requireNonNull(HtmlPage.class.getResourceAsStream(name)),
                        StandardCharsets.UTF_8)) {
            return Mustache.compiler().compile(source);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
