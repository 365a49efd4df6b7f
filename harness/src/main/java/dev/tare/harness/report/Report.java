package dev.tare.harness.report;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Recipe;
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
public record Report(RunResult run, Findings findings) implements Printable {

    /// Looks at a run, complete or not.
    public static Report of(RunResult run) {
        return new Report(run, Findings.of(run));
    }

    @Override
    public String terminal(boolean colour) {
        return new TerminalText(colour).of(blocks(false));
    }

    @Override
    public String markdown() {
        return MarkdownText.of(blocks(true));
    }

    @Override
    public String html() {
        return HtmlPage.of(recipe().title(), blocks(true));
    }

    @Override
    public String svg() {
        return new MainPicture(recipe().title(), RunBlocks.origin(run.info()), charts()).svg();
    }

    @Override
    public String json() {
        return FindingsJson.of(findings);
    }

    @Override
    public String csv() {
        return TrialsCsv.of(findings);
    }

    /// Writes all of them beside the run's own files.
    ///
    /// @param folder an existing folder
    /// @return the page
    /// @throws IOException if it cannot be written
    public Path write(Path folder) throws IOException {
        Files.writeString(folder.resolve("report.md"), markdown());
        Files.writeString(folder.resolve("report.svg"), svg());
        Files.writeString(folder.resolve("findings.json"), json());
        Files.writeString(folder.resolve("trials.csv"), csv());
        return Files.writeString(folder.resolve("report.html"), html());
    }

    private Recipe recipe() {
        return run.info().recipe();
    }

    private List<String> loads() {
        return recipe().loads().stream().map(Load::id).toList();
    }

    private List<Chart> charts() {
        Metric metric = Metric.CPU_MICROS_PER_REQUEST;
        return recipe().loads().stream()
                .filter(load -> !findings.rows(load.id()).isEmpty())
                .map(load ->
                        SpreadChart.of(findings, load.id(), metric)
                                .titled(SpreadChart.heading(metric) + ", " + Loads.text(load))
                                .chart())
                .toList();
    }

    /// @param isWhole whether it is for a page, which has room for every detail
    private List<Block> blocks(boolean isWhole) {
        var whole = new RunBlocks(run, findings);
        var blocks = new ArrayList<>(whole.opening());
        blocks.addAll(new LoadTables(run.info(), findings).blocks());
        blocks.addAll(new ContrastTable(findings).blocks());
        blocks.addAll(new LayerBlocks(loads(), findings).blocks());
        if (isWhole) {
            blocks.addAll(new LatencyBlocks(recipe().loads(), findings).blocks());
        }
        blocks.addAll(new StartTable(findings).blocks());
        if (isWhole) {
            blocks.addAll(new RoundBlocks(loads(), findings).blocks());
        }
        findings.article()
                .ifPresent(article -> blocks.addAll(new ArticleBlocks(recipe(), article).blocks()));
        if (isWhole) {
            blocks.addAll(new LimitBlocks(findings).blocks());
        }
        blocks.addAll(whole.remarks());
        if (isWhole) {
            blocks.addAll(new RepeatBlocks(run).blocks());
        }
        return blocks;
    }
}
