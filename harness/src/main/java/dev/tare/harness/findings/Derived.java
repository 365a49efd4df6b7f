package dev.tare.harness.findings;

import dev.tare.harness.load.Latency;
import dev.tare.harness.load.LoadResult;
import dev.tare.harness.run.TargetFacts;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.sample.JvmReading;
import dev.tare.harness.sample.ProcessUsage;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// The figures of a trial that follow from what was measured.
///
/// @param facts of the target
/// @param trial what came of the trial
record Derived(TargetFacts facts, TrialResult trial) {

    private static final String NO_RESULT = "no result";
    private static final String NO_LATENCY = "the load generator told none";

    /// A value or a reason for every metric.
    Map<Metric, Value> values() {
        var values = new EnumMap<Metric, Value>(Metric.class);
        for (Metric metric : Metric.values()) {
            values.put(metric, value(metric));
        }
        return Collections.unmodifiableMap(values);
    }

    private Value value(Metric metric) {
        return switch (metric) {
            case REQUESTS_PER_SECOND -> load(LoadResult::requestsPerSecond);
            case BYTES_PER_RESPONSE -> load(LoadResult::bytesPerResponse);
            case CPU_MICROS_PER_REQUEST -> perRequest(usage -> micros(usage.cpu()));
            case USER_MICROS_PER_REQUEST -> perRequest(usage -> micros(usage.userCpu()));
            case SYSTEM_MICROS_PER_REQUEST -> perRequest(usage -> micros(usage.systemCpu()));
            case SWITCHES_PER_REQUEST ->
                    perRequest(usage ->
                            usage.voluntarySwitches() + (double) usage.involuntarySwitches());
            case ALLOCATED_BYTES_PER_REQUEST -> allocated();
            case MEAN_RESIDENT_BYTES -> used(ProcessUsage::meanResidentBytes);
            case PEAK_RESIDENT_BYTES -> used(ProcessUsage::peakResidentBytes);
            case MEAN_MICROS -> latency(Latency::meanMicros);
            case P50_MICROS -> latency(Latency::p50Micros);
            case P90_MICROS -> latency(Latency::p90Micros);
            case P99_MICROS -> latency(Latency::p99Micros);
            case P999_MICROS -> latency(latency -> latency.p999Micros().orElse(Double.NaN));
            case MAX_MICROS -> latency(Latency::maxMicros);
        };
    }

    private Value load(ToDoubleFunction<LoadResult> figure) {
        return of(trial.result(), figure, NO_RESULT);
    }

    private Value latency(ToDoubleFunction<Latency> figure) {
        return trial.result().isEmpty()
                ? new Value.Unknown(NO_RESULT)
                : of(trial.result().flatMap(LoadResult::latency), figure, NO_LATENCY);
    }

    private Value used(ToDoubleFunction<ProcessUsage> figure) {
        return of(trial.targetUsage(), figure, notSampled());
    }

    private Value perRequest(ToDoubleFunction<ProcessUsage> figure) {
        return trial.result().isEmpty()
                ? new Value.Unknown(NO_RESULT)
                : used(usage -> figure.applyAsDouble(usage) / requests());
    }

    private Value allocated() {
        if (trial.targetUsage().isPresent() && !facts.jvm()) {
            return new Value.Unknown("no JVM");
        }
        return trial.targetUsage().isPresent() && trial.targetUsage().get().jvm().isEmpty()
                ? new Value.Unknown("the JVM's counters could not be read")
                : perRequest(usage -> usage.jvm().map(this::allocated).orElse(Double.NaN));
    }

    private double allocated(JvmReading reading) {
        return reading.allocatedBytes();
    }

    private double requests() {
        return trial.result().orElseThrow().requests();
    }

    private String notSampled() {
        return facts.notSampled().orElse("the target's process was not seen");
    }

    private static double micros(Duration time) {
        return time.toNanos() / 1e3;
    }

    private static <T> Value of(Optional<T> source, ToDoubleFunction<T> figure, String otherwise) {
        return Value.of(
                source.map(present -> figure.applyAsDouble(present)).orElse(Double.NaN), otherwise);
    }
}
