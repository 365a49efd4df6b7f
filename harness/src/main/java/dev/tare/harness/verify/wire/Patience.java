package dev.tare.harness.verify.wire;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// How long one server is waited for. After a few missed deadlines it gets little time only, so
/// that a server that hangs costs seconds and not a deadline for each request.
public final class Patience {

    private static final int MISSES_FORGIVEN = 6;
    private static final Duration LITTLE = Duration.ofMillis(500);

    private final Duration full;
    private final AtomicInteger misses = new AtomicInteger();

    /// A server that has not missed a deadline yet.
    ///
    /// @param full the time for one answer
    public Patience(Duration full) {
        this.full = full;
    }

    /// The time that the server has for its next answer.
    public Duration left() {
        boolean exhausted = misses.get() >= MISSES_FORGIVEN && LITTLE.compareTo(full) < 0;
        return exhausted ? LITTLE : full;
    }

    void miss() {
        misses.incrementAndGet();
    }
}
