package dev.tare.harness.report;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/// Blocks and charts as one HTML file that needs nothing else: no network, no scripts.
final class HtmlPage {

    private static final Template PAGE = template("report.html.mustache");

    private HtmlPage() {}

    /// A part of the page; a list that is empty is not there.
    ///
    /// @param headings of the whole page
    /// @param parts headings of a part
    /// @param sentences each on its own line
    /// @param commands to paste
    /// @param tables figures
    /// @param charts pictures
    record Part(
            List<String> headings,
            List<String> parts,
            List<Sentences> sentences,
            List<String> commands,
            List<Table> tables,
            List<Chart> charts) {

        static Part of(Chart chart) {
            return new Part(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(chart));
        }
    }

    record Sentences(List<String> lines) {}

    record Table(List<Block.Column> columns, List<Row> rows) {}

    record Row(String head, List<Cell> cells, List<String> warnings, int width) {}

    record Cell(String text, boolean isNumber) {}

    record Page(String title, List<Part> content) {}

    /// The whole page.
    static String of(String title, List<Part> content) {
        return PAGE.execute(new Page(Harmless.line(title), content));
    }

    /// A block as a part of the page.
    static Part part(Block block) {
        return switch (block) {
            case Block.Heading(int level, String text) ->
                    new Part(
                            level == 1 ? List.of(Harmless.line(text)) : List.of(),
                            level == 1 ? List.of() : List.of(Harmless.line(text)),
                            List.of(),
                            List.of(),
                            List.of(),
                            List.of());
            case Block.Sentences(List<String> lines) ->
                    new Part(
                            List.of(),
                            List.of(),
                            List.of(new Sentences(lines.stream().map(Harmless::line).toList())),
                            List.of(),
                            List.of(),
                            List.of());
            case Block.Commands(List<String> lines) ->
                    new Part(
                            List.of(),
                            List.of(),
                            List.of(),
                            List.of(
                                    String.join(
                                            "\n", lines.stream().map(Harmless::whole).toList())),
                            List.of(),
                            List.of());
            case Block.Table table ->
                    new Part(
                            List.of(),
                            List.of(),
                            List.of(),
                            List.of(),
                            List.of(table(table)),
                            List.of());
        };
    }

    private static Table table(Block.Table table) {
        return new Table(
                table.columns(), table.rows().stream().map(row -> row(table, row)).toList());
    }

    private static Row row(Block.Table table, Block.Row row) {
        List<String> texts = row.cells().stream().map(Harmless::line).toList();
        List<Cell> cells =
                IntStream.range(1, texts.size())
                        .mapToObj(i -> new Cell(texts.get(i), table.columns().get(i).isNumber()))
                        .toList();
        return new Row(
                texts.getFirst(),
                cells,
                row.warnings().stream().map(Harmless::line).toList(),
                texts.size());
    }

    private static Template template(String name) {
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
