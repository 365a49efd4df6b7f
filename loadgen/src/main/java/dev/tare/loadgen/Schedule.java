package dev.tare.loadgen;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;

/// Gives each request the moment from which its latency counts, and ends when all have one.
///
/// In an open loop that is the moment at which it was due, however late the generator was or
/// however long it waited for a connection: nothing that a slow answer held up is left out. In a
/// closed loop it is the moment at which its connection turned to it.
final class Schedule {

    private final OptionalDouble nanosBetween;
    private final OptionalLong most;
    private final AtomicLong taken = new AtomicLong();
    private volatile long startNanos;

    /// @param rate requests/s of an open loop
    /// @param most how many requests there are in all
    Schedule(OptionalDouble rate, OptionalLong most) {
        this.nanosBetween = rate.isPresent() ? OptionalDouble.of(1e9 / rate.getAsDouble()) : rate;
        this.most = most;
    }

    /// Sets the moment at which the first one is due.
    void start(long nanos) {
        startNanos = nanos;
    }

    /// When that was.
    long startNanos() {
        return startNanos;
    }

    /// Takes the next request.
    ///
    /// @param now the present moment
    /// @return from when it counts; nothing if all are taken
    OptionalLong next(long now) {
        long number = taken.getAndIncrement();
        if (most.isPresent() && number >= most.getAsLong()) {
            return OptionalLong.empty();
        }
        // Hyperfoil starts what is due within a millisecond at once, so that some come early.
        return OptionalLong.of(
                nanosBetween.isPresent()
                        ? Math.min(now, startNanos + (long) (number * nanosBetween.getAsDouble()))
                        : now);
    }

    /// How many were taken.
    long taken() {
        return most.isPresent() ? Math.min(taken.get(), most.getAsLong()) : taken.get();
    }
}
