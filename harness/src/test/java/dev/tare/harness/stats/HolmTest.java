package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class HolmTest {

    /// Four hypotheses of which the last and the first are rejected at 0.05: the worked example of
    /// Wikipedia's article on the Holm-Bonferroni method, and R's `p.adjust(p, "holm")`.
    @Test
    void theWorkedExampleComesOutAsPublished() {
        assertThat(Holm.adjust(0.01, 0.04, 0.03, 0.005))
                .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    }

    @Test
    void aProbabilityStaysOneAtMost() {
        assertThat(Holm.adjust(0.6, 0.7, 0.9)).containsExactly(1, 1, 1);
        assertThat(Holm.adjust()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> Holm.adjust(0.1, 1.1));
    }

    @Test
    void aDifferenceThatStandsAloneMayNotStandAmongMany() {
        PairedRatio slight = ratio(1.03, 0.01);
        assertThat(slight.pValue()).isBetween(0.02, 0.05);

        assertThat(Holm.compare(List.of(slight), 0.05))
                .singleElement()
                .returns(Verdict.MORE, Comparison::verdict);
        assertThat(Holm.compare(List.of(slight, ratio(1, 0.01), ratio(1.001, 0.01)), 0.05))
                .extracting(Comparison::verdict)
                .containsOnly(Verdict.NO_DIFFERENCE_SEEN);
    }

    @Test
    void verdictsKeepTheOrderOfTheFamily() {
        assertThat(Holm.compare(List.of(ratio(0.5, 0.01), ratio(1, 0.01), ratio(2, 0.01)), 0.05))
                .extracting(Comparison::verdict)
                .containsExactly(Verdict.LESS, Verdict.NO_DIFFERENCE_SEEN, Verdict.MORE);
    }

    @Test
    void theAdjustedIntervalExcludesOneJustWhenThereIsAVerdict() {
        var random = new Random(3);
        for (int family = 0; family < 500; family++) {
            var ratios = new ArrayList<PairedRatio>();
            for (int i = 0; i < 7; i++) {
                ratios.add(ratio(Math.exp(random.nextGaussian(0, 0.05)), 0.01));
            }
            assertThat(Holm.compare(ratios, 0.05))
                    .allSatisfy(comparison ->
                            assertThat(comparison.adjustedInterval().contains(1))
                                    .isEqualTo(comparison.verdict() == Verdict.NO_DIFFERENCE_SEEN));
        }
    }

    /// A ratio over five rounds with that mean and about that standard error.
    private static PairedRatio ratio(double ratio, double error) {
        double[] baseline = {1, 1, 1, 1, 1};
        double[] other = {-1, -1, 0, 1, 1};
        for (int i = 0; i < other.length; i++) {
            other[i] = ratio * Math.exp(other[i] * error * Math.sqrt(5));
        }
        return PairedRatio.of(baseline, other);
    }
}
