package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.report.Report;
import dev.tare.harness.run.ResultsFolder;

import java.io.IOException;
import java.io.PrintWriter;

/// All reports of a run: one to read now, the others beside its results.
final class Reports implements Reporter {

    @Override
    public void report(ResultsFolder folder, PrintWriter out) {
        Report report = Report.of(folder.read());
        out.print(report.terminal(Terminal.hasColours()));
        out.flush();
        try {
            report.write(folder.path());
        } catch (IOException failure) {
            throw ProblemException.missing(
                    "%s: the reports cannot be written: %s".formatted(folder.path(), failure),
                    failure);
        }
    }
}
