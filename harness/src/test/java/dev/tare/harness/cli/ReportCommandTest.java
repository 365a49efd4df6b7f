package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.findings.Experiment;
import dev.tare.harness.findings.TrialExample;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.run.RunResult;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

class ReportCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    @Test
    void theReportIsPrintedAndTheOthersAreWritten() {
        write();

        assertThat(run(folder.toString())).isZero();

        assertThat(out.toString())
                .startsWith("An example\n")
                .contains("jdk-http")
                .endsWith(folder.resolve("report.html") + "\n");
        assertThat(folder).isDirectoryContaining("glob:**report.md");
        assertThat(folder).isDirectoryContaining("glob:**findings.json");
        assertThat(folder).isDirectoryContaining("glob:**trials.csv");
        assertThat(folder).isDirectoryContaining("glob:**report.html");
        assertThat(folder).isDirectoryContaining("glob:**report.svg");
    }

    @Test
    void oneFormatIsPrintedAndNothingIsWritten() {
        write();

        assertThat(run("--format", "md", folder.toString())).isZero();

        assertThat(out.toString()).startsWith("# An example\n");
        assertThat(folder).isDirectoryNotContaining("glob:**report.md");
    }

    @Test
    void aFolderWithoutARunIsBadUsage() {
        assertThat(run(folder.toString())).isEqualTo(2);

        assertThat(err.toString()).contains("run.json").contains("expected the folder of a run");
        assertThat(err.toString().lines()).hasSize(1);
    }

    @Test
    void runsOfOneRecipeAreSetSideBySide() throws IOException {
        Path before = write("before", "example");
        Path after = write("after", "example");

        assertThat(run(before.toString(), after.toString())).isZero();

        assertThat(out.toString())
                .startsWith("An example: before and after\n")
                .contains("CPU per request in after against before: no difference seen for")
                .endsWith("side-by-side.html\n");
        assertThat(after).isDirectoryContaining("glob:**side-by-side.html");
        assertThat(after).isDirectoryContaining("glob:**side-by-side.md");
    }

    @ParameterizedTest
    @EnumSource(ReportCommand.Format.class)
    void severalRunsHaveEveryFormatToo(ReportCommand.Format format) throws IOException {
        Path before = write("before", "example");
        Path after = write("after", "example");

        assertThat(run("--format", format.toString(), before.toString(), after.toString()))
                .isZero();

        assertThat(out.toString()).contains("netty").contains("after");
        assertThat(after).isDirectoryNotContaining("glob:**side-by-side.html");
    }

    @Test
    void everyRunOfAnotherRecipeIsRefused() throws IOException {
        Path quick = write("one", "quick");
        Path ladder = write("two", "ladder");
        Path threads = write("three", "threads");

        assertThat(run(quick.toString(), ladder.toString(), threads.toString())).isEqualTo(2);

        assertThat(err.toString().lines())
                .hasSize(2)
                .allMatch(line -> line.contains("expected a run of the recipe quick"))
                .anyMatch(line -> line.contains("got one of ladder"))
                .anyMatch(line -> line.contains("got one of threads"));
    }

    @Test
    void aRunIsNotComparedWithItself() throws IOException {
        Path one = write("one", "quick");

        assertThat(run(one.toString(), one + "/.")).isEqualTo(2);

        assertThat(err.toString()).contains("given twice");
    }

    private void write() {
        write(folder, "example");
    }

    private Path write(String name, String recipe) throws IOException {
        return write(Files.createDirectory(folder.resolve(name)), recipe);
    }

    private static Path write(Path folder, String recipe) {
        var experiment =
                new Experiment("jdk-http", "netty")
                        .named(recipe)
                        .under(Experiment.wrk("ping", "/ping"));
        for (int round = 1; round <= 3; round++) {
            experiment
                    .trial(TrialExample.of("jdk-http", "ping", round).cpu(30 + round, 10))
                    .trial(TrialExample.of("netty", "ping", round).cpu(10 + round, 5));
        }
        RunResult run = experiment.run();
        var results = new ResultsFolder(folder);
        results.write(run.info());
        run.trials().forEach(results::append);
        return folder;
    }

    private int run(String... arguments) {
        var errors = new Errors(() -> false);
        return new CommandLine(new ReportCommand())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors)
                .execute(arguments);
    }
}
