package dev.tare.harness.stats;

import static dev.tare.harness.stats.Steadiness.State.DRIFTING;
import static dev.tare.harness.stats.Steadiness.State.STEADY;
import static dev.tare.harness.stats.Steadiness.State.UNCLEAR;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Random;
import java.util.stream.IntStream;

class SteadinessTest {

    private static final double TOLERANCE = 0.05;

    @Test
    void aLevelSeriesIsSteady() {
        assertThat(Steadiness.of(TOLERANCE, 1000, 1004, 998, 1001, 999, 1002).state())
                .isEqualTo(STEADY);
    }

    @Test
    void aRisingSeriesIsNotAndItsDriftIsTheRiseOverTheSeries() {
        Steadiness rising = Steadiness.of(TOLERANCE, 900, 940, 980, 1020, 1060, 1100);

        assertThat(rising.drift()).isCloseTo(0.2, within(1e-12));
        assertThat(rising.state()).isEqualTo(DRIFTING);
    }

    @Test
    void aFallingSeriesIsNotEither() {
        assertThat(Steadiness.of(TOLERANCE, 1100, 1061, 1021, 982, 940, 899).state())
                .isEqualTo(DRIFTING);
    }

    @Test
    void noiseThatCouldHideATrendIsNotTakenForSteadiness() {
        Steadiness noisy = Steadiness.of(TOLERANCE, 1000, 700, 1300, 800, 1200, 1000);

        assertThat(noisy.interval().contains(0)).isTrue();
        assertThat(noisy.state()).isEqualTo(UNCLEAR);
    }

    @Test
    void aDriftOfJustTheToleranceIsCalledSteadyInOneOfTwentySeriesAtMost() {
        var random = new Random(5);
        long steady =
                IntStream.range(0, 20_000)
                        .filter(run -> Steadiness.of(TOLERANCE, drifting(random)).state() == STEADY)
                        .count();

        assertThat(steady / 20_000.0).isBetween(0.03, 0.055);
    }

    @Test
    void windowsWithoutWorkAndTooFewOfThemAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Steadiness.of(TOLERANCE, 0, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> Steadiness.of(TOLERANCE, 1, 1));
    }

    private static double[] drifting(Random random) {
        return IntStream.range(0, 8)
                .mapToDouble(i -> 1 + TOLERANCE * (i / 7.0 - 0.5) + random.nextGaussian(0, 0.01))
                .toArray();
    }
}
