package dev.tare.loadgen;

import java.util.List;
import java.util.Map;

/// What came of an order: the document that the process prints.
///
/// @param requests whole answers, of any status
/// @param durationNanos from when the first request was due to the last whole answer, or to the end
///   of the order's time if that is later
/// @param receivedBytes heads and bodies
/// @param connections how many were made and had a request
/// @param statuses how many answers had which status
/// @param errors what went wrong
/// @param latency of whole answers, from when they were due; nothing if there was none
/// @param cpuNanos CPU time of the process while the load lasted
/// @param stalls what the watchdog said: the process was not run for a while
record Report(
        long requests,
        long durationNanos,
        long receivedBytes,
        long connections,
        Map<Integer, Long> statuses,
        Errors errors,
        Latency latency,
        long cpuNanos,
        List<String> stalls) {

    /// How often which.
    ///
    /// @param connect connections that were not made
    /// @param read answers that did not come whole
    /// @param timeout answers that came too late
    /// @param internal what Hyperfoil could not cope with
    /// @param unsent requests that were asked for and not sent
    record Errors(long connect, long read, long timeout, long internal, long unsent) {}

    /// In nanoseconds.
    record Latency(
            long min,
            double mean,
            double stdev,
            long p50,
            long p75,
            long p90,
            long p99,
            long p999,
            long max) {}
}
