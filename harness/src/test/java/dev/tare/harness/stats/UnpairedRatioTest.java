package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class UnpairedRatioTest {

    /// The extra hours of sleep of Student's paper, as R's data set `sleep` has them.
    private static final double[] FIRST = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};

    private static final double[] SECOND = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

    /// The manual of R, `t.test(extra ~ group, data = sleep)`: Welch's t = 1.8608, df = 17.776, p =
    /// 0.07939, interval -0.2054832 to 3.3654832 of a difference of 1.58.
    @Test
    void theExampleOfRsManualComesOutAsPublished() {
        UnpairedRatio ratio = UnpairedRatio.of(exponentials(FIRST), exponentials(SECOND));

        assertThat(Math.log(ratio.ratio())).isCloseTo(1.58, within(1e-12));
        assertThat(1.58 / ratio.logStandardError()).isCloseTo(1.8608, within(5e-5));
        assertThat(ratio.degreesOfFreedom()).isCloseTo(17.776, within(5e-4));
        assertThat(ratio.pValue()).isCloseTo(0.07939, within(5e-6));
        Interval interval = ratio.interval(0.95);
        assertThat(Math.log(interval.low())).isCloseTo(-0.2054832, within(5e-8));
        assertThat(Math.log(interval.high())).isCloseTo(3.3654832, within(5e-8));
    }

    @Test
    void seriesNeedNotBeEquallyLong() {
        UnpairedRatio ratio =
                UnpairedRatio.of(new double[] {10, 11}, new double[] {20, 21, 22, 19, 20});

        assertThat(ratio.ratio()).isBetween(1.8, 2.1);
        assertThat(ratio.degreesOfFreedom()).isBetween(1.0, 5.0);
    }

    @Test
    void valuesWithoutSpreadHaveAnIntervalWithoutWidth() {
        UnpairedRatio ratio = UnpairedRatio.of(new double[] {1, 1}, new double[] {2, 2});

        assertThat(ratio.interval(0.95)).isEqualTo(new Interval(2, 2));
        assertThat(ratio.pValue()).isZero();
    }

    @Test
    void oneValueAndValuesOfZeroAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UnpairedRatio.of(new double[] {1}, new double[] {1, 2}))
                .withMessageContaining("1 and 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UnpairedRatio.of(new double[] {0, 1}, new double[] {1, 2}));
    }

    private static double[] exponentials(double[] values) {
        return Arrays.stream(values).map(Math::exp).toArray();
    }
}
