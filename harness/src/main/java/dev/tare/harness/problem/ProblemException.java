package dev.tare.harness.problem;

import java.util.List;

/// One or more problems that end a command; each is one line that its user can act on.
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final ExitStatus status;
    private final transient List<String> lines;

    private ProblemException(ExitStatus status, List<String> lines, Throwable cause) {
        super(String.join("\n", lines), cause);
        this.status = status;
        this.lines = List.copyOf(lines);
    }

    /// The command line, a file or a setting is wrong.
    public static ProblemException badUsage(List<String> lines) {
        return new ProblemException(ExitStatus.BAD_USAGE, lines, null);
    }

    /// The command line, a file or a setting is wrong.
    public static ProblemException badUsage(String line) {
        return badUsage(List.of(line));
    }

    /// Something needed is missing.
    public static ProblemException missing(List<String> lines) {
        return new ProblemException(ExitStatus.MISSING, lines, null);
    }

    /// Something needed is missing.
    public static ProblemException missing(String line) {
        return missing(List.of(line));
    }

    /// Something needed is missing, because of a failure that `--debug` shows.
    public static ProblemException missing(String line, Throwable cause) {
        return new ProblemException(ExitStatus.MISSING, List.of(line), cause);
    }

    /// Something that was there failed.
    public static ProblemException failed(String line) {
        return new ProblemException(ExitStatus.FAILED, List.of(line), null);
    }

    /// Several problems as one, with the status of the first.
    ///
    /// @param problems at least one
    public static ProblemException all(List<ProblemException> problems) {
        ProblemException first = problems.getFirst();
        return new ProblemException(
                first.status, problems.stream().map(Throwable::getMessage).toList(), first);
    }

    /// The problems, each with the lines that belong to it.
    public List<String> lines() {
        return lines;
    }

    /// What the process ends with.
    public ExitStatus status() {
        return status;
    }
}
