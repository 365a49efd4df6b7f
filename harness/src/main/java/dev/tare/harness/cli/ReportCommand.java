package dev.tare.harness.cli;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.report.Report;
import dev.tare.harness.run.ResultsFolder;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;

/// `tare report`: makes the reports of a run anew, from its folder alone.
@Command(name = "report", description = "Print the report of a run, made anew from its folder.")
public final class ReportCommand implements Callable<Integer> {

    /// What can be printed.
    enum Format {
        TERMINAL,
        MD,
        HTML,
        JSON,
        CSV;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Parameters(paramLabel = "DIR", description = "The folder of a run, such as results/NAME.")
    private Path folder;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "Print that one: ${COMPLETION-CANDIDATES} (default: terminal, and write the"
                            + " others into the folder).")
    private Format format;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        var results = new ResultsFolder(folder);
        PrintWriter out = spec.commandLine().getOut();
        if (format == null) {
            new Reports().report(results, out);
            return ExitStatus.DONE.code();
        }
        Report report = Report.of(results.read());
        out.print(
                switch (format) {
                    case TERMINAL -> report.terminal(Terminal.hasColours());
                    case MD -> report.markdown();
                    case HTML -> report.html();
                    case JSON -> report.json();
                    case CSV -> report.csv();
                });
        out.flush();
        return ExitStatus.DONE.code();
    }
}
