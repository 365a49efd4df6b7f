package dev.tare.harness.findings;

import com.fasterxml.jackson.annotation.JsonValue;

import java.util.Arrays;
import java.util.List;

/// What is known of a trial as a number; the key has the unit.
public enum Metric {
    /// Answers per second.
    REQUESTS_PER_SECOND("requestsPerSecond", Aspect.RATE, true),
    /// CPU time of the target in user mode and in the kernel for one answer.
    CPU_MICROS_PER_REQUEST("cpuMicrosPerRequest", Aspect.COST, true),
    /// The part of it in user mode.
    USER_MICROS_PER_REQUEST("userMicrosPerRequest", Aspect.COST, false),
    /// The part of it in the kernel.
    SYSTEM_MICROS_PER_REQUEST("systemMicrosPerRequest", Aspect.COST, false),
    /// Bytes allocated on the heap for one answer.
    ALLOCATED_BYTES_PER_REQUEST("allocatedBytesPerRequest", Aspect.COST, true),
    /// Context switches of the target, of both kinds, for one answer.
    SWITCHES_PER_REQUEST("switchesPerRequest", Aspect.COST, false),
    /// The mean latency.
    MEAN_MICROS("meanMicros", Aspect.LATENCY, false),
    /// The latency that 50 % of the answers stayed within.
    P50_MICROS("p50Micros", Aspect.LATENCY, false),
    /// The latency that 90 % of the answers stayed within.
    P90_MICROS("p90Micros", Aspect.LATENCY, false),
    /// The latency that 99 % of the answers stayed within.
    P99_MICROS("p99Micros", Aspect.LATENCY, true),
    /// The latency that 99.9 % of the answers stayed within.
    P999_MICROS("p999Micros", Aspect.LATENCY, false),
    /// The longest latency.
    MAX_MICROS("maxMicros", Aspect.LATENCY, false),
    /// Bytes of one answer, head and body.
    BYTES_PER_RESPONSE("bytesPerResponse", Aspect.SIZE, false),
    /// Resident memory of the target, mean over the trial.
    MEAN_RESIDENT_BYTES("meanResidentBytes", Aspect.COST, false),
    /// Resident memory of the target, the highest sample.
    PEAK_RESIDENT_BYTES("peakResidentBytes", Aspect.COST, false);

    /// Those that targets are compared in; each is one family of Holm's correction.
    public static final List<Metric> COMPARED =
            Arrays.stream(values()).filter(metric -> metric.compared).toList();

    private final String key;
    private final Aspect aspect;
    private final boolean compared;

    Metric(String key, Aspect aspect, boolean compared) {
        this.key = key;
        this.aspect = aspect;
        this.compared = compared;
    }

    /// The key in results.
    @JsonValue
    public String key() {
        return key;
    }

    /// The side of a trial that it belongs to.
    public Aspect aspect() {
        return aspect;
    }
}
