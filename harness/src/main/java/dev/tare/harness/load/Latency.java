package dev.tare.harness.load;

import java.util.OptionalDouble;

/// How long answers took, in microseconds.
///
/// @param minMicros the shortest
/// @param meanMicros the mean
/// @param stdevMicros the standard deviation, if the tool tells it
/// @param p50Micros 50 % took no longer
/// @param p75Micros 75 % took no longer
/// @param p90Micros 90 % took no longer
/// @param p99Micros 99 % took no longer
/// @param p999Micros 99.9 % took no longer, if the tool tells it
/// @param maxMicros the longest
public record Latency(
        double minMicros,
        double meanMicros,
        OptionalDouble stdevMicros,
        double p50Micros,
        double p75Micros,
        double p90Micros,
        double p99Micros,
        OptionalDouble p999Micros,
        double maxMicros) {}
