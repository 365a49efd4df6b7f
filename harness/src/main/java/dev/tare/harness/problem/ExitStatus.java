package dev.tare.harness.problem;

/// What the process tells its caller when it ends.
public enum ExitStatus {
    /// All that was asked is done.
    DONE(0),
    /// A check or a trial failed.
    FAILED(1),
    /// The command line, a file or a setting is wrong.
    BAD_USAGE(2),
    /// Something needed is missing: a tool, a port, the database.
    MISSING(3);

    private final int code;

    ExitStatus(int code) {
        this.code = code;
    }

    /// The number that the process ends with.
    public int code() {
        return code;
    }
}
