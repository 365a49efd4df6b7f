package dev.tare.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// Takes CPU time of the thread that calls it, so that a thread that is not running is not let off.
///
/// @param micros how much each time, 0 or more
record Spin(int micros) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// Returns once the time was used; a reading of the clock later at most.
    void once() {
        if (micros > 0) {
            long end = THREADS.getCurrentThreadCpuTime() + micros * 1000L;
            while (THREADS.getCurrentThreadCpuTime() < end) {
                Thread.onSpinWait();
            }
        }
    }
}
