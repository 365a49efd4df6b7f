package dev.tare.harness.verify;

import java.time.Duration;

/// How long the checks wait.
///
/// @param answer for an answer, beyond what the request itself asks for
/// @param closing for the end of a connection after its last answer
/// @param head until a connection without a complete request head must be closed
/// @param tolerance how much later than that will do
public record Timing(Duration answer, Duration closing, Duration head, Duration tolerance) {

    /// The contract's.
    public static final Timing CONTRACT =
            new Timing(
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(3),
                    Duration.ofSeconds(30),
                    Duration.ofSeconds(5));
}
