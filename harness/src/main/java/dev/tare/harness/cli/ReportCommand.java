package dev.tare.harness.cli;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.report.ManyRuns;
import dev.tare.harness.report.Printable;
import dev.tare.harness.report.Report;
import dev.tare.harness.run.ResultsFolder;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/// `tare report`: makes the reports of a run anew, from its folder alone, or sets several runs of
/// one recipe side by side.
@Command(
        name = "report",
        description = {
            "Print the report of a run, made anew from its folder.",
            "Of several folders: runs of one recipe side by side, the first one as what the others"
                    + " are compared with."
        })
public final class ReportCommand implements Callable<Integer> {

    /// What can be printed.
    enum Format {
        TERMINAL,
        MD,
        HTML,
        JSON,
        CSV,
        SVG;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Parameters(
            paramLabel = "DIR",
            arity = "1..*",
            description = "The folder of a run, such as results/NAME.")
    private List<Path> folders;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "Print that one: ${COMPLETION-CANDIDATES} (default: terminal, and write the"
                        + " others into the folder; of several side-by-side.html and .md into the"
                        + " last one).")
    private Format format;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (format != null) {
            out.print(printed(report()));
            out.flush();
        } else if (folders.size() == 1) {
            new Reports().report(new ResultsFolder(folders.getFirst()), out);
        } else {
            new Reports().report(runs(), folders.getLast(), out);
        }
        return ExitStatus.DONE.code();
    }

    private Printable report() {
        return folders.size() == 1
                ? Report.of(new ResultsFolder(folders.getFirst()).read())
                : runs();
    }

    private ManyRuns runs() {
        return ManyRuns.of(new RunFolders(folders).read());
    }

    private String printed(Printable report) {
        return switch (format) {
            case TERMINAL -> report.terminal(Terminal.hasColours());
            case MD -> report.markdown();
            case HTML -> report.html();
            case JSON -> report.json();
            case CSV -> report.csv();
            case SVG -> report.svg();
        };
    }
}
