package dev.tare.harness.findings;

import java.util.List;

/// Which targets are first under a load by a metric: the best, and all that cannot be told from it.
///
/// @param load the load's id
/// @param metric [Metric#CPU_MICROS_PER_REQUEST], where less is better, or
///   [Metric#REQUESTS_PER_SECOND], where more is
/// @param first the labels, the one with the best median first; more than one are tied
/// @param among how many targets have a sound figure
public record Lead(String load, Metric metric, List<String> first, int among) {

    /// Copies the labels.
    public Lead {
        first = List.copyOf(first);
    }
}
