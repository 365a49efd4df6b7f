package dev.tare.harness.verify.wire;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// How long one server is waited for. A server that lets many requests in a row go unanswered is
/// given up, so that one that hangs costs a few deadlines and not one for each request.
public final class Patience {

    private static final int MISSES_FORGIVEN = 8;

    private final Duration forAnswer;
    private final Duration forClosing;
    private final AtomicInteger missesInARow = new AtomicInteger();

    /// Patience with a server that has not missed a deadline yet.
    ///
    /// @param forAnswer the time that it has for an answer
    /// @param forClosing the time that it has to close a connection after an answer
    public Patience(Duration forAnswer, Duration forClosing) {
        this.forAnswer = forAnswer;
        this.forClosing = forClosing;
    }

    Duration forAnswer() {
        return forAnswer;
    }

    Duration forClosing() {
        return forClosing;
    }

    void miss() {
        missesInARow.incrementAndGet();
    }

    void hit() {
        missesInARow.set(0);
    }

    boolean isExhausted() {
        return missesInARow.get() >= MISSES_FORGIVEN;
    }
}
