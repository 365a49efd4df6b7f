package dev.tare.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

class SpinTest {

    private static final int TIMES = 1000;

    /// Counted in CPU time, which a busy machine does not lengthen much.
    @Test
    void takesTheCpuTimeThatItIsAskedFor() {
        assertThat(micros(new Spin(100))).isBetween(100.0, 150.0);
    }

    @Test
    void takesNextToNothingIfNothingIsAskedFor() {
        assertThat(micros(new Spin(0))).isLessThan(10);
    }

    private static double micros(Spin spin) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        for (int i = 0; i < TIMES; i++) {
            spin.once();
        }
        return (threads.getCurrentThreadCpuTime() - before) / 1e3 / TIMES;
    }
}
