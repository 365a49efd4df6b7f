package dev.tare.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpinTest {

    /// Counted in CPU time, which a busy machine does not lengthen much.
    @Test
    void takesTheCpuTimeThatItIsAskedFor() {
        assertThat(Spin.of(100).micros()).isCloseTo(100, within(50.0));
    }

    @Test
    void takesNextToNothingIfNothingIsAskedFor() {
        assertThat(Spin.of(0).micros()).isLessThan(1);
    }
}
