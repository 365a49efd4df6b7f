package dev.tare.harness.cli;

import java.nio.file.Path;

/// The project's folder: what is read and what is written there.
///
/// @param folder the one that holds `tare`, `targets/` and `db/`
record Home(Path folder) {

    private static final String PROPERTY = "tare.home";

    /// The folder that the launcher names, otherwise the current one.
    static Home find() {
        return new Home(Path.of(System.getProperty(PROPERTY, "")).toAbsolutePath().normalize());
    }

    /// Where the children of a command write their logs.
    ///
    /// @param command a word that no other command that runs beside it has
    Path logs(String command) {
        return scratch().resolve("logs").resolve(command);
    }

    /// What only lasts while something runs.
    Path scratch() {
        return folder.resolve(".tare");
    }
}
