package dev.tare.harness.verify;

/// Hears of each result as it comes, from several threads but never two at once.
@FunctionalInterface
public interface Progress {

    /// Hears nothing.
    Progress SILENT = (result, done, total) -> {};

    /// A check is through at a server.
    ///
    /// @param done how many are, this one included
    /// @param total how many there will be
    void checked(Result result, int done, int total);
}
