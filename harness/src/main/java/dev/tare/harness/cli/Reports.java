package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.report.ManyRuns;
import dev.tare.harness.report.Report;
import dev.tare.harness.run.ResultsFolder;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;

/// All reports of a run: one to read now, the others beside its results.
final class Reports implements Reporter {

    @Override
    public void report(ResultsFolder folder, PrintWriter out) {
        Report report = Report.of(folder.read());
        out.println(report.terminal(Terminal.hasColours()));
        try {
            out.println(report.write(folder.path()));
        } catch (IOException failure) {
            throw unwritable(folder.path(), failure);
        } finally {
            out.flush();
        }
    }

    /// The same of several runs.
    ///
    /// @param folder takes the page
    void report(ManyRuns runs, Path folder, PrintWriter out) {
        out.println(runs.terminal(Terminal.hasColours()));
        try {
            out.println(runs.write(folder));
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        } finally {
            out.flush();
        }
    }

    private static ProblemException unwritable(Path folder, IOException failure) {
        return ProblemException.missing(
                "%s: the reports cannot be written: %s".formatted(folder, failure), failure);
    }
}
