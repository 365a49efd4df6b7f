package dev.tare.harness.report;

/// What can be said of one run or several, in every form that it can be read in.
public interface Printable {

    /// For a terminal.
    ///
    /// @param colour whether to use its colours
    String terminal(boolean colour);

    /// GitHub's Markdown, in full.
    String markdown();

    /// One HTML file that needs nothing else, in full and with charts.
    String html();

    /// The main chart as a picture for a README: CPU time per request.
    String svg();

    /// For programs; docs/reports.md says what the keys mean.
    String json();

    /// A line for each trial.
    String csv();
}
