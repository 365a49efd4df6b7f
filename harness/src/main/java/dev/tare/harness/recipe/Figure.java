package dev.tare.harness.recipe;

import com.fasterxml.jackson.annotation.JsonValue;

/// What articles print a number of; the key has the unit.
public enum Figure {
    /// Requests per second.
    REQUESTS_PER_SECOND("requestsPerSecond"),
    /// All requests of the run.
    REQUESTS("requests"),
    /// Requests that failed.
    FAILED("failed"),
    /// The length of the run.
    TOTAL_SECONDS("totalSeconds"),
    /// The mean latency.
    MEAN_MILLIS("meanMillis"),
    /// The standard deviation of the latency.
    STDEV_MILLIS("stdevMillis"),
    /// The shortest latency.
    MIN_MILLIS("minMillis"),
    /// The longest latency.
    MAX_MILLIS("maxMillis"),
    /// The latency that 50 % of the requests stayed within.
    P50_MILLIS("p50Millis"),
    /// The latency that 66 % of the requests stayed within.
    P66_MILLIS("p66Millis"),
    /// The latency that 75 % of the requests stayed within.
    P75_MILLIS("p75Millis"),
    /// The latency that 80 % of the requests stayed within.
    P80_MILLIS("p80Millis"),
    /// The latency that 90 % of the requests stayed within.
    P90_MILLIS("p90Millis"),
    /// The latency that 95 % of the requests stayed within.
    P95_MILLIS("p95Millis"),
    /// The latency that 98 % of the requests stayed within.
    P98_MILLIS("p98Millis"),
    /// The latency that 99 % of the requests stayed within.
    P99_MILLIS("p99Millis"),
    /// Bytes received, heads and bodies.
    TRANSFERRED_BYTES("transferredBytes"),
    /// Bytes received, bodies alone; ab calls it HTML.
    BODIES_BYTES("bodiesBytes"),
    /// Bytes received in units of 2^20; wrk calls it MB.
    READ_MEBIBYTES("readMebibytes"),
    /// Bytes received in units of 2^30; wrk calls it GB.
    READ_GIBIBYTES("readGibibytes"),
    /// Bytes received per second in units of 2^10; ab calls it Kbytes.
    RECEIVED_KIBIBYTES_PER_SECOND("receivedKibibytesPerSecond"),
    /// Bytes of one answer, head and body.
    BYTES_PER_RESPONSE("bytesPerResponse"),
    /// Bytes of one body.
    BODY_BYTES("bodyBytes"),
    /// The processor's use, 100 for one core.
    CPU_PERCENT("cpuPercent"),
    /// Processor time of one request.
    CPU_MICROS_PER_REQUEST("cpuMicrosPerRequest"),
    /// Memory in use.
    MEMORY_MEGABYTES("memoryMegabytes"),
    /// Memory in use, of the machine's.
    MEMORY_PERCENT("memoryPercent"),
    /// The size of what is shipped.
    PACKAGE_MEGABYTES("packageMegabytes"),
    /// The most that the connections allow with the handler's delay.
    CONNECTIONS_CEILING_PER_SECOND("connectionsCeilingPerSecond"),
    /// The most that the pool's threads allow with the handler's delay.
    THREADS_CEILING_PER_SECOND("threadsCeilingPerSecond");

    private final String key;

    Figure(String key) {
        this.key = key;
    }

    /// The key in recipes and results.
    @JsonValue
    public String key() {
        return key;
    }
}
