package dev.tare.harness.cli;

import dev.tare.harness.run.ResultsFolder;

import java.io.PrintWriter;

/// Makes the reports of a run from its folder alone.
@FunctionalInterface
interface Reporter {

    /// Writes the reports into the folder, and the one for the terminal and the path of the page to
    /// the standard output.
    void report(ResultsFolder folder, PrintWriter out);
}
