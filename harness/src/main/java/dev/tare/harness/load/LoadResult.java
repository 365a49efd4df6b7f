package dev.tare.harness.load;

import dev.tare.harness.recipe.Tool;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// What a load generator measured in one trial.
///
/// @param tool which one
/// @param closedLoop whether each connection waits for its answer before it asks again; then a
///   stalled target is asked less, and the latencies leave out what would have waited meanwhile
/// @param connections how many the tool really opened
/// @param inFlight how many requests it kept under way: connections × pipelining
/// @param requests answers, of any status
/// @param durationSeconds how long it measured
/// @param requestsPerSecond answers per second
/// @param receivedBytes heads and bodies
/// @param bodyBytes bodies alone, if the tool tells
/// @param latency as measured; with pipelining, of a batch until its last answer; nothing if the
///   tool did not tell, see the remark
/// @param meanIsMeasured whether the mean is that of measured latencies; ab computes it from the
///   rate, so that it cannot be held against Little's law
/// @param corrected what wrk itself prints: with latencies added against coordinated omission
/// @param reconnects connections that were opened anew although they were to be kept, if the tool
///   tells
/// @param errors what went wrong
/// @param remark what a reader of the figures should know
/// @param cpu the tool's own CPU time while it measured, if it tells
/// @param stalls what it says of times at which it was itself not run
public record LoadResult(
        Tool tool,
        boolean closedLoop,
        int connections,
        int inFlight,
        long requests,
        double durationSeconds,
        double requestsPerSecond,
        long receivedBytes,
        OptionalLong bodyBytes,
        Optional<Latency> latency,
        boolean meanIsMeasured,
        Optional<Latency> corrected,
        OptionalLong reconnects,
        LoadErrors errors,
        Optional<String> remark,
        Optional<Duration> cpu,
        List<String> stalls) {

    /// The mean size of an answer in bytes, head and body.
    public double bytesPerResponse() {
        return (double) receivedBytes / requests;
    }

    /// The mean size of a body in bytes, if the tool tells.
    public OptionalDouble bytesPerBody() {
        return bodyBytes.isPresent()
                ? OptionalDouble.of((double) bodyBytes.getAsLong() / requests)
                : OptionalDouble.empty();
    }
}
