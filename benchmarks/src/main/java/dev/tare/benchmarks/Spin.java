package dev.tare.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// Takes CPU time of the thread that calls it, until the thread's own clock says that it was taken.
///
/// Reading that clock costs some microseconds more, of whoever spins alike: two that both spin
/// differ by just what they were asked for. Work that was calibrated beforehand would not do, since
/// a JVM compiles it anew, and otherwise, in each process.
///
/// @param micros how much each time, 0 or more
record Spin(int micros) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// Returns once the time was taken.
    void once() {
        if (micros > 0) {
            long end = THREADS.getCurrentThreadCpuTime() + micros * 1000L;
            while (THREADS.getCurrentThreadCpuTime() < end) {
                Thread.onSpinWait();
            }
        }
    }
}
