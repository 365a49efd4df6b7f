package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.number;
import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Article;
import dev.tare.harness.findings.Article.Outcome;
import dev.tare.harness.findings.Article.Printed;
import dev.tare.harness.recipe.Recipe;

import java.util.ArrayList;
import java.util.List;

/// What was published beside what was measured here, and whether the order holds.
///
/// @param recipe what was run
/// @param article what was published of it
record ArticleBlocks(Recipe recipe, Article article) {

    List<Block> blocks() {
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(2, "Published and measured here"));
        blocks.add(new Block.Sentences(verdict()));
        recipe.source().ifPresent(source -> blocks.add(new Block.Sentences(source(source))));
        if (!article.figures().isEmpty()) {
            var reasons = new Reasons();
            var cells = new Cells(reasons);
            new ArticleChart(article)
                    .charts()
                    .forEach(chart -> blocks.add(new Block.Picture(chart)));
            blocks.add(table(cells));
            var notes = new ArrayList<>(reasons.lines());
            notes.add(
                    "ratios target ÷ its reference; here with 95 % intervals, ~ no difference seen;"
                            + " * follows from the article's figures");
            blocks.add(new Block.Sentences(notes));
        }
        return blocks;
    }

    private static List<String> source(Recipe.Source source) {
        var lines = new ArrayList<String>();
        lines.add(source.text() + source.published().map(month -> " (" + month + ")").orElse(""));
        source.machine().ifPresent(machine -> lines.add("on: " + machine));
        source.tool().ifPresent(tool -> lines.add("with: " + tool));
        source.claim().ifPresent(claim -> lines.add("claims: " + claim));
        return lines;
    }

    private Block table(Cells cells) {
        return new Block.Table(
                List.of(
                        text("target"),
                        text("load"),
                        text("figure"),
                        number("published"),
                        number("here"),
                        text("against"),
                        number("published ratio"),
                        number("ratio here")),
                article.figures().stream().map(printed -> row(printed, cells)).toList());
    }

    private static Block.Row row(Printed printed, Cells cells) {
        return Block.Row.of(
                printed.target(),
                printed.load(),
                printed.figure().key() + (printed.derived() ? " *" : ""),
                Figures.number(printed.published()),
                cells.value(printed.measured(), Figures::number),
                printed.reference(),
                printed.publishedRatio().isPresent()
                        ? Figures.ratio(printed.publishedRatio().getAsDouble())
                        : "reference",
                printed.measuredRatio().map(cells::ratio).orElse("reference"));
    }

    private List<String> verdict() {
        var lines = new ArrayList<String>();
        lines.add(sentence());
        article.order().stream()
                .filter(pair -> pair.outcome() == Outcome.REVERSED)
                .map(pair ->
                        "reversed under %s: %s serves fewer requests/s than %s here"
                                .formatted(pair.load(), pair.more(), pair.less()))
                .forEach(lines::add);
        return lines;
    }

    /// Whether the article's order holds here.
    String sentence() {
        int pairs = article.order().size();
        if (pairs == 0) {
            return "No two targets that the article has figures of under one load took part, so"
                    + " that nothing can be said of its order.";
        }
        long holds = article.count(Outcome.HOLDS);
        long reversed = article.count(Outcome.REVERSED);
        long undecided = article.count(Outcome.UNDECIDED);
        if (holds == pairs) {
            return "The article's order by requests/s holds here.";
        }
        if (reversed == pairs) {
            return "The article's order by requests/s is reversed here.";
        }
        if (undecided == pairs) {
            return "Whether the article's order by requests/s holds here is not decided: no"
                    + " interval supports it or the opposite.";
        }
        return "Of %s in the article's order by requests/s, %s here, %s reversed, %s not decided."
                .formatted(
                        Figures.counted(pairs, "pair") + " of neighbours",
                        holds + (holds == 1 ? " holds" : " hold"),
                        reversed + (reversed == 1 ? " is" : " are"),
                        undecided + (undecided == 1 ? " is" : " are"));
    }
}
