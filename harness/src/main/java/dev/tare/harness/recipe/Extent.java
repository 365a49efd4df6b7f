package dev.tare.harness.recipe;

import java.time.Duration;

/// How much load a trial makes.
public sealed interface Extent {

    /// A number of requests, however long they take.
    ///
    /// @param count at least 1
    record Requests(long count) implements Extent {}

    /// A time, however many requests fit in.
    ///
    /// @param duration whole seconds, at least 1: the tools know no parts of them
    record Lasting(Duration duration) implements Extent {}
}
