package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PairedDifferenceTest {

    /// Student's own example: the hours of sleep that two drugs gained ten patients, from The
    /// Probable Error of a Mean (1908); the interval is that of R's `t.test(paired = TRUE)`.
    @Test
    void studentsSleepDataHaveTheIntervalThatRGives() {
        double[] first = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
        double[] second = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

        PairedDifference sleep = PairedDifference.of(first, second);

        assertThat(sleep.pairs()).isEqualTo(10);
        assertThat(sleep.difference()).isCloseTo(1.58, within(1e-9));
        assertThat(sleep.interval(0.95).low()).isCloseTo(0.7001142, within(1e-6));
        assertThat(sleep.interval(0.95).high()).isCloseTo(2.4598858, within(1e-6));
    }

    @Test
    void pairsThatDoNotVaryHaveAnIntervalWithoutWidth() {
        Interval interval =
                PairedDifference.of(new double[] {1, 2}, new double[] {3, 4}).interval(0.95);

        assertThat(interval).isEqualTo(new Interval(2, 2));
    }

    @Test
    void onePairIsNoExperiment() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PairedDifference.of(new double[] {1}, new double[] {2}))
                .withMessage("two or more pairs are needed, got 1 and 1 values");
    }

    @Test
    void aMissingValueIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        PairedDifference.of(new double[] {1, Double.NaN}, new double[] {2, 2}))
                .withMessage("a difference needs finite values");
    }
}
