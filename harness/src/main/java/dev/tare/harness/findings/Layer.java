package dev.tare.harness.findings;

import java.util.List;
import java.util.Map;

/// What a target's upper layers add to the layers below them, which are another target of the run.
///
/// @param load the load's id
/// @param target the label of the target that stands on the other
/// @param base the label of the target that is just its lower layers
/// @param added the layers that the target has and the base has not, from the lowest up
/// @param costs target against base, by [Metric#CPU_MICROS_PER_REQUEST] and
///   [Metric#ALLOCATED_BYTES_PER_REQUEST]; each metric is one family of Holm's correction
public record Layer(
        String load, String target, String base, List<String> added, Map<Metric, Against> costs) {

    /// What a layer costs.
    public static final List<Metric> COSTS =
            List.of(Metric.CPU_MICROS_PER_REQUEST, Metric.ALLOCATED_BYTES_PER_REQUEST);
}
