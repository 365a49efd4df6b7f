package dev.tare.harness.report;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.SideBySide;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.run.RunResult;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Several runs of one recipe side by side: before and after a change, or two machines.
///
/// @param runs what was run, by label; the first one is what the others are compared with
/// @param sides what they say together
public record ManyRuns(Map<String, RunResult> runs, SideBySide sides) implements Printable {

    private static final List<Metric> SHOWN =
            List.of(Metric.CPU_MICROS_PER_REQUEST, Metric.REQUESTS_PER_SECOND);

    /// Looks at runs.
    ///
    /// @param runs at least two of one recipe, by label
    public static ManyRuns of(Map<String, RunResult> runs) {
        var named = new ArrayList<SideBySide.Named>();
        runs.forEach((label, run) -> named.add(new SideBySide.Named(label, Findings.of(run))));
        return new ManyRuns(new LinkedHashMap<>(runs), SideBySide.of(named));
    }

    @Override
    public String terminal(boolean colour) {
        return new TerminalText(colour).of(blocks());
    }

    @Override
    public String markdown() {
        return MarkdownText.of(blocks());
    }

    @Override
    public String html() {
        return HtmlPage.of(title(), blocks());
    }

    @Override
    public String svg() {
        Metric metric = Metric.CPU_MICROS_PER_REQUEST;
        return new MainPicture(
                        title(),
                        new RunNames(sides.labels()).all(),
                        loads().stream()
                                .map(load ->
                                        table(load)
                                                .chart(
                                                        metric,
                                                        load + ": " + SpreadChart.heading(metric)))
                                .toList())
                .svg();
    }

    @Override
    public String json() {
        return FindingsJson.of(sides);
    }

    @Override
    public String csv() {
        return TrialsCsv.of(sides);
    }

    /// Writes the two that people read.
    ///
    /// @param folder an existing folder
    /// @return the page
    /// @throws IOException if it cannot be written
    public Path write(Path folder) throws IOException {
        Files.writeString(folder.resolve("side-by-side.md"), markdown());
        return Files.writeString(folder.resolve("side-by-side.html"), html());
    }

    private Recipe recipe() {
        return runs.values().iterator().next().info().recipe();
    }

    private String title() {
        return recipe().title() + ": " + String.join(" and ", runs.keySet());
    }

    private List<String> loads() {
        return sides.shifts().stream().map(SideBySide.Shift::load).distinct().toList();
    }

    private SideTable table(String load) {
        return new SideTable(sides, load);
    }

    private List<Block> blocks() {
        var differences = new Differences(runs);
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(1, title()));
        blocks.add(new Block.Answers(new SideAnswer(sides).sentences()));
        blocks.add(new Block.Sentences(origins()));
        if (!differences.warnings().isEmpty()) {
            blocks.add(new Block.Warnings(differences.warnings()));
        }
        for (String load : loads()) {
            blocks.add(new Block.Heading(2, load));
            for (Metric metric : SHOWN) {
                blocks.add(
                        new Block.Picture(table(load).chart(metric, SpreadChart.heading(metric))));
            }
            blocks.addAll(table(load).blocks());
        }
        blocks.add(new Block.Heading(2, "What differs between the runs"));
        blocks.add(differences.table());
        blocks.add(new Block.Heading(2, "To repeat them"));
        blocks.add(
                new Block.Commands(
                        runs.values().stream()
                                .map(run -> new RepeatBlocks(run).command())
                                .distinct()
                                .toList()));
        return blocks;
    }

    private List<String> origins() {
        var lines = new ArrayList<String>();
        for (RunResult run : runs.values()) {
            lines.add(
                    new RunNames(sides.labels()).introduced(lines.size())
                            + ": "
                            + RunBlocks.origin(run.info()));
        }
        return lines;
    }
}
