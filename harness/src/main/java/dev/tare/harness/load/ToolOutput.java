package dev.tare.harness.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a load generator left behind.
///
/// @param exitStatus of its process
/// @param stdout all of its standard output
/// @param stderr all of its standard error
/// @param percentiles the file of percentiles, if the tool writes one
public record ToolOutput(
        int exitStatus, String stdout, String stderr, Optional<String> percentiles) {

    /// The file of the standard output in a trial's folder.
    public static final String STDOUT = "stdout.txt";

    /// The file of the standard error in a trial's folder.
    public static final String STDERR = "stderr.txt";

    /// The file of percentiles in a trial's folder.
    public static final String PERCENTILES = "percentiles.csv";

    private static final int LAST_LINES = 6;

    /// Reads a trial's folder.
    ///
    /// @throws IOException if standard output or error is not there
    public static ToolOutput read(Path trialFolder, int exitStatus) throws IOException {
        Path percentiles = trialFolder.resolve(PERCENTILES);
        return new ToolOutput(
                exitStatus,
                Files.readString(trialFolder.resolve(STDOUT)),
                Files.readString(trialFolder.resolve(STDERR)),
                Files.exists(percentiles)
                        ? Optional.of(Files.readString(percentiles))
                        : Optional.empty());
    }

    /// The lines that tell most about a failure: the last ones, of errors if there are any, without
    /// the usage that a tool prints after a bad argument.
    List<String> lastLines() {
        List<String> errors = told(stderr);
        List<String> lines = errors.isEmpty() ? told(stdout) : errors;
        return lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size());
    }

    private static List<String> told(String text) {
        Stream<String> lines = text.lines().takeWhile(line -> !line.startsWith("Usage:"));
        return lines.map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}
