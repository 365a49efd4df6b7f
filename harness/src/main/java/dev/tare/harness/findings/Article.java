package dev.tare.harness.findings;

import dev.tare.harness.recipe.Figure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// What was published of a recipe's experiment, beside what was measured here.
///
/// @param figures each published figure that has a counterpart here
/// @param order each pair of neighbours in the article's order by requests/s
public record Article(List<Printed> figures, List<Neighbours> order) {

    /// A published figure.
    ///
    /// @param load the load's id
    /// @param target the target's label
    /// @param reference the label of the target that ratios are taken against: the baseline, or the
    ///   first one that the article gives this figure of
    /// @param figure which one
    /// @param derived whether it follows from the article's figures and was not printed
    /// @param published in the unit of the figure
    /// @param publishedRatio target ÷ reference
    /// @param measured the counterpart here, in the same unit
    /// @param measuredRatio target ÷ reference, here
    public record Printed(
            String load,
            String target,
            String reference,
            Figure figure,
            boolean derived,
            double published,
            OptionalDouble publishedRatio,
            Value measured,
            Optional<Against> measuredRatio) {}

    /// Two targets that follow each other in the article's order.
    ///
    /// @param load the load's id
    /// @param more the label of the one with more requests/s in the article
    /// @param less the label of the other
    /// @param publishedRatio more ÷ less
    /// @param here the same ratio as measured
    /// @param outcome whether the order is the same
    public record Neighbours(
            String load,
            String more,
            String less,
            double publishedRatio,
            Against here,
            Outcome outcome) {}

    /// What the measurement says of two neighbours.
    public enum Outcome {
        /// The interval supports the article's order.
        HOLDS,
        /// The interval supports the opposite.
        REVERSED,
        /// The interval supports neither, or there is none.
        UNDECIDED
    }

    /// How many neighbours have an outcome.
    public long count(Outcome outcome) {
        return order.stream().filter(pair -> pair.outcome() == outcome).count();
    }
}
