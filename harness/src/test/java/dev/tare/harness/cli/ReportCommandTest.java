package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.findings.Experiment;
import dev.tare.harness.findings.TrialExample;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.run.RunResult;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import picocli.CommandLine;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

class ReportCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    @Test
    void theReportIsPrintedAndTheOthersAreWritten() {
        write();

        assertThat(run(folder.toString())).isZero();

        assertThat(out.toString()).startsWith("An example\n").contains("jdk-http");
        assertThat(folder).isDirectoryContaining("glob:**report.md");
        assertThat(folder).isDirectoryContaining("glob:**findings.json");
        assertThat(folder).isDirectoryContaining("glob:**trials.csv");
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

    private void write() {
        RunResult run =
                new Experiment("jdk-http", "netty")
                        .under(Experiment.wrk("ping", "/ping"))
                        .trial(TrialExample.of("jdk-http", "ping", 1))
                        .trial(TrialExample.of("netty", "ping", 1))
                        .run();
        var results = new ResultsFolder(folder);
        results.write(run.info());
        run.trials().forEach(results::append);
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
