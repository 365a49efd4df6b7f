package dev.tare.harness.findings;

import java.util.OptionalDouble;

/// A number, or why there is none; an unknown is never 0.
public sealed interface Value {

    /// A number in the unit of its metric.
    ///
    /// @param amount finite
    record Known(double amount) implements Value {}

    /// No number.
    ///
    /// @param reason why, as it stands behind `n/a`
    record Unknown(String reason) implements Value {}

    /// The number; where it is not finite, unknown.
    static Value of(double amount, String otherwise) {
        return Double.isFinite(amount) ? new Known(amount) : new Unknown(otherwise);
    }

    /// The number, if there is one.
    static Value of(OptionalDouble amount, String otherwise) {
        return of(amount.orElse(Double.NaN), otherwise);
    }

    /// The number, if there is one.
    default OptionalDouble amountIfKnown() {
        return switch (this) {
            case Known(double amount) -> OptionalDouble.of(amount);
            case Unknown _ -> OptionalDouble.empty();
        };
    }
}
