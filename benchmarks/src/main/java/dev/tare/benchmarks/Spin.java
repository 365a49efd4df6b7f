package dev.tare.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// Work of a known CPU time: a chain of multiplications, each of which waits for the one before it,
/// so that neither caches nor a busy neighbour make it longer.
///
/// Spinning until a clock of CPU time has gone on would not do: reading that clock takes some
/// microseconds itself.
final class Spin {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long FACTOR = 6364136223846793005L;
    private static final int ONCE_MANY = 2000;
    private static final int ROUNDS = 40;

    private final int steps;
    private volatile long last;

    private Spin(int steps) {
        this.steps = steps;
    }

    /// Finds out how much work takes how long, which takes less than a second.
    ///
    /// @param micros the CPU time to take, 0 or more
    static Spin of(int micros) {
        if (micros == 0) {
            return new Spin(0);
        }
        int steps = 1000;
        for (int round = 0; round < ROUNDS; round++) {
            steps = (int) Math.max(1, Math.round(steps * micros / new Spin(steps).micros()));
        }
        return new Spin(steps);
    }

    /// Takes the time.
    void once() {
        long value = last | 1;
        for (int step = 0; step < steps; step++) {
            value *= FACTOR;
        }
        last = value;
    }

    /// How much CPU time it takes, in the mean.
    double micros() {
        long before = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < ONCE_MANY; i++) {
            once();
        }
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e3 / ONCE_MANY;
    }
}
