package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class PairedRatioTest {

    /// The extra hours of sleep of ten patients under two drugs: the example of Student's own
    /// paper, as R's data set `sleep` has it.
    private static final double[] FIRST = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};

    private static final double[] SECOND = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

    /// The manual of R, `t.test(extra ~ group, paired = TRUE)`: t = 4.0621, df = 9, p = 0.002833,
    /// mean 1.58, interval 0.7001142 to 2.4598858. Of exponentials the logarithms are the hours
    /// themselves.
    @Test
    void studentsOwnExampleComesOutAsPublished() {
        PairedRatio ratio = PairedRatio.of(exponentials(FIRST), exponentials(SECOND));

        assertThat(ratio.pairs()).isEqualTo(10);
        assertThat(Math.log(ratio.ratio())).isCloseTo(1.58, within(1e-12));
        assertThat(1.58 / ratio.logStandardError()).isCloseTo(4.0621, within(5e-5));
        assertThat(ratio.pValue()).isCloseTo(0.002833, within(5e-7));
        Interval interval = ratio.interval(0.95);
        assertThat(Math.log(interval.low())).isCloseTo(0.7001142, within(5e-8));
        assertThat(Math.log(interval.high())).isCloseTo(2.4598858, within(5e-8));
    }

    @Test
    void theOtherWayRoundEverythingIsItsReciprocal() {
        PairedRatio there = PairedRatio.of(exponentials(FIRST), exponentials(SECOND));
        PairedRatio back = PairedRatio.of(exponentials(SECOND), exponentials(FIRST));

        assertThat(back.ratio()).isCloseTo(1 / there.ratio(), within(1e-12));
        assertThat(back.interval(0.95).low())
                .isCloseTo(1 / there.interval(0.95).high(), within(1e-12));
        assertThat(back.pValue()).isCloseTo(there.pValue(), within(1e-12));
    }

    @Test
    void whatBothOfAPairShareCancels() {
        double[] drift = {1, 3, 0.2, 10, 0.01};
        double[] baseline = {10, 11, 9, 10, 10};
        double[] other = {12, 13, 11, 12.5, 11.5};

        PairedRatio calm = PairedRatio.of(baseline, other);
        PairedRatio stormy = PairedRatio.of(product(baseline, drift), product(other, drift));

        assertThat(stormy.ratio()).isCloseTo(calm.ratio(), within(1e-12));
        assertThat(stormy.logStandardError()).isCloseTo(calm.logStandardError(), within(1e-12));
    }

    @Test
    void theHalfWidthIsTheReachOfTheUpperEnd() {
        PairedRatio ratio = PairedRatio.of(new double[] {1, 1, 1}, new double[] {1.9, 2, 2.1});

        assertThat(ratio.relativeHalfWidth(0.95))
                .isCloseTo(ratio.interval(0.95).high() / ratio.ratio() - 1, within(1e-12));
    }

    @Test
    void equalValuesDoNotDifferAndAConstantFactorIsCertain() {
        double[] values = {4096, 4096, 4096};

        assertThat(PairedRatio.of(values, values)).isEqualTo(new PairedRatio(3, 1, 0, 1));
        assertThat(PairedRatio.of(values, new double[] {8192, 8192, 8192}).pValue()).isZero();
    }

    @Test
    void whatHasNoLogarithmOrNoPartnerIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PairedRatio.of(new double[] {1, 0}, new double[] {1, 1}))
                .withMessage("a ratio needs values above 0, got 0.0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PairedRatio.of(new double[] {1}, new double[] {1}))
                .withMessage("two or more pairs are needed, got 1 and 1 values");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PairedRatio.of(new double[] {1, 2}, new double[] {1, 2, 3}));
    }

    private static double[] exponentials(double[] values) {
        return Arrays.stream(values).map(Math::exp).toArray();
    }

    private static double[] product(double[] values, double[] factors) {
        double[] product = values.clone();
        Arrays.setAll(product, i -> values[i] * factors[i]);
        return product;
    }
}
