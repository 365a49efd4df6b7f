package dev.tare.harness.findings;

import dev.tare.harness.stats.Comparison;

import java.util.List;
import java.util.Optional;

/// Which targets are first under a load by a metric: the best, and all that cannot be told from it.
///
/// @param load the load's id
/// @param metric [Metric#CPU_MICROS_PER_REQUEST], where less is better, or
///   [Metric#REQUESTS_PER_SECOND], where more is
/// @param first the labels, the one with the best median first; more than one are tied
/// @param among how many targets have a sound figure
/// @param next the best of those that are told from the first one
public record Lead(String load, Metric metric, List<String> first, int among, Optional<Next> next) {

    /// Who comes after the first.
    ///
    /// @param target its label
    /// @param comparison this target ÷ the first one
    public record Next(String target, Comparison comparison) {}

    /// Copies the labels.
    public Lead {
        first = List.copyOf(first);
    }
}
