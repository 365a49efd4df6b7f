package dev.tare.harness.load;

import dev.tare.harness.recipe.Tool;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import java.util.Optional;

/// The line that the script makes wrk print.
///
/// @param requests answers, of any status
/// @param durationMicros how long the run took
/// @param bytes what was received
/// @param errors as wrk counts them
/// @param measured the latencies without those that wrk added
/// @param corrected the latencies as wrk prints them
/// @param problem why there are no measured ones
record WrkReport(
        long requests,
        long durationMicros,
        long bytes,
        Errors errors,
        Optional<Latency> measured,
        Optional<Latency> corrected,
        Optional<String> problem) {

    /// What wrk counts.
    record Errors(long connect, long read, long write, long timeout, long status) {

        LoadErrors counted() {
            return new LoadErrors(connect, read, write, timeout, status, 0, 0);
        }
    }

    private static final String MARK = "wrk-report ";

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /// @throws LoadFailedException if wrk failed, or the line is missing or broken
    static WrkReport read(ToolOutput output) {
        if (output.exitStatus() != 0) {
            throw new LoadFailedException(
                    Tool.WRK, "ended with status " + output.exitStatus(), output);
        }
        String line =
                output.stdout()
                        .lines()
                        .filter(text -> text.startsWith(MARK))
                        .findFirst()
                        .orElseThrow(() ->
                                new LoadFailedException(
                                        Tool.WRK, "ended without the line of its script", output));
        try {
            return JSON.readValue(line.substring(MARK.length()), WrkReport.class);
        } catch (JacksonException broken) {
            throw new LoadFailedException(
                    Tool.WRK, "printed a line that cannot be read", output, broken);
        }
    }
}
