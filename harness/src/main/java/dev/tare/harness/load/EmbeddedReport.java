package dev.tare.harness.load;

import dev.tare.harness.recipe.Tool;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// The document that the embedded generator prints.
///
/// @param requests whole answers, of any status
/// @param durationNanos how long the run took
/// @param receivedBytes heads and bodies
/// @param connections how many were made and had a request
/// @param statuses how many answers had which status
/// @param errors what went wrong
/// @param latency of whole answers
/// @param cpuNanos its own CPU time while the load lasted
/// @param stalls the lines of its watchdog
record EmbeddedReport(
        long requests,
        long durationNanos,
        long receivedBytes,
        long connections,
        Map<Integer, Long> statuses,
        Errors errors,
        Optional<Nanos> latency,
        long cpuNanos,
        List<String> stalls) {

    /// What it counts.
    record Errors(long connect, long read, long timeout, long internal, long unsent) {}

    /// Latencies in nanoseconds.
    record Nanos(
            long min,
            double mean,
            double stdev,
            long p50,
            long p75,
            long p90,
            long p99,
            long p999,
            long max) {

        Latency micros() {
            return new Latency(
                    min / 1e3,
                    mean / 1e3,
                    OptionalDouble.of(stdev / 1e3),
                    p50 / 1e3,
                    p75 / 1e3,
                    p90 / 1e3,
                    p99 / 1e3,
                    OptionalDouble.of(p999 / 1e3),
                    max / 1e3);
        }
    }

    private static final JsonMapper JSON =
            JsonMapper.builder()
                    .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                    .build();

    /// @throws LoadFailedException if the generator failed, or the document is missing or broken
    static EmbeddedReport read(ToolOutput output) {
        if (output.exitStatus() != 0) {
            throw new LoadFailedException(
                    Tool.EMBEDDED, "ended with status " + output.exitStatus(), output);
        }
        String line =
                output.stdout()
                        .lines()
                        .filter(text -> text.startsWith("{"))
                        .findFirst()
                        .orElseThrow(() ->
                                new LoadFailedException(
                                        Tool.EMBEDDED, "ended without its document", output));
        try {
            return JSON.readValue(line, EmbeddedReport.class);
        } catch (JacksonException broken) {
            throw new LoadFailedException(
                    Tool.EMBEDDED, "printed a document that cannot be read", output, broken);
        }
    }

    /// The errors by their kind; requests that were not sent are `other`.
    LoadErrors counted() {
        long status =
                statuses.entrySet().stream()
                        .filter(entry -> entry.getKey() / 100 != 2)
                        .mapToLong(Map.Entry::getValue)
                        .sum();
        return new LoadErrors(
                errors.connect,
                errors.read,
                0,
                errors.timeout,
                status,
                0,
                errors.internal + errors.unsent);
    }
}
