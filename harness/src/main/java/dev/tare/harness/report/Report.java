package dev.tare.harness.report;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.run.RunResult;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A run as people and programs read it.
///
/// @param run what was run
/// @param findings what it says
public record Report(RunResult run, Findings findings) {

    /// Looks at a run, complete or not.
    public static Report of(RunResult run) {
        return new Report(run, Findings.of(run));
    }

    /// For a terminal.
    ///
    /// @param colour whether to use its colours
    public String terminal(boolean colour) {
        return new TerminalText(colour).of(summary());
    }

    /// GitHub's Markdown: the same, and how to repeat it.
    public String markdown() {
        return MarkdownText.of(whole());
    }

    private List<Block> whole() {
        var blocks = new ArrayList<>(summary());
        blocks.addAll(new RepeatBlocks(run).blocks());
        return blocks;
    }

    /// One HTML file that needs nothing else: the same, with charts.
    public String html() {
        var content = new ArrayList<HtmlPage.Part>();
        for (Block block : whole()) {
            content.add(HtmlPage.part(block));
            if (block instanceof Block.Heading(int level, String text) && level > 1) {
                charts(text).stream().map(HtmlPage.Part::of).forEach(content::add);
            }
        }
        return HtmlPage.of(run.info().recipe().title(), content);
    }

    private List<Chart> charts(String heading) {
        if (heading.equals(ArticleBlocks.HEADING)) {
            return findings.article().flatMap(article -> new ArticleChart(article).chart()).stream()
                    .toList();
        }
        return run.info().recipe().loads().stream()
                .filter(load -> heading.equals(LoadTables.heading(load)))
                .flatMap(load -> new LoadCharts(findings, load.id()).charts().stream())
                .toList();
    }

    /// The findings; docs/reports.md says what its keys mean.
    public String json() {
        return FindingsJson.of(findings);
    }

    /// A line for each trial.
    public String csv() {
        return TrialsCsv.of(findings);
    }

    /// Writes all of them beside the run's own files.
    ///
    /// @param folder an existing folder
    /// @throws IOException if it cannot be written
    public void write(Path folder) throws IOException {
        Files.writeString(folder.resolve("report.md"), markdown());
        Files.writeString(folder.resolve("report.html"), html());
        Files.writeString(folder.resolve("findings.json"), json());
        Files.writeString(folder.resolve("trials.csv"), csv());
    }

    private List<Block> summary() {
        var whole = new RunBlocks(run, findings);
        var blocks = new ArrayList<>(whole.opening());
        blocks.add(new Block.Sentences(new Answer(findings).sentences()));
        blocks.addAll(new LoadTables(run.info(), findings).blocks());
        blocks.addAll(new ContrastTable(findings).blocks());
        findings.article()
                .ifPresent(article ->
                        blocks.addAll(new ArticleBlocks(run.info().recipe(), article).blocks()));
        blocks.addAll(new StartTable(findings).blocks());
        blocks.addAll(whole.remarks());
        return blocks;
    }
}
