package dev.tare.harness.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MachineReadingTest {

    @Test
    void busyAndStolenAreSharesOfAllTicks() {
        // cpu user nice system idle iowait irq softirq steal guest guest_nice
        MachineReading before = MachineReading.parse("cpu  100 0 50 800 10 0 5 35 0 0");
        MachineReading after = MachineReading.parse("cpu  160 0 80 880 10 0 15 55 7 0");

        assertThat(after.totalTicks() - before.totalTicks()).isEqualTo(200);
        assertThat(after.busyShareSince(before)).isCloseTo(0.5, within(1e-9));
        assertThat(after.stolenShareSince(before)).isCloseTo(0.1, within(1e-9));
    }

    @Test
    void noTimeBetweenTwoReadingsIsNoShare() {
        MachineReading now = MachineReading.parse("cpu  1 2 3 4 5 6 7 8 0 0");

        assertThat(now.busyShareSince(now)).isZero();
    }
}
