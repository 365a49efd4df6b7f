package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.recipe.Recipe;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.stream.DoubleStream;

class WarmUpSeriesTest {

    private static final Recipe.WarmUp BOUNDS =
            new Recipe.WarmUp(
                    Duration.ofSeconds(1), 4, 0.08, Duration.ofSeconds(6), Duration.ofSeconds(10));

    private final WarmUpSeries series = new WarmUpSeries(BOUNDS);

    @Test
    void steadyWindowsEndAWarmUpAfterTheShortestTime() {
        add(1000, 1001, 999, 1000, 1001, 1000);

        assertThat(series.isOver(Duration.ofSeconds(5))).isFalse();
        assertThat(series.isOver(Duration.ofSeconds(6))).isTrue();
        assertThat(series.outcome("ping", 1, Duration.ofSeconds(6)).steady()).isTrue();
    }

    @Test
    void risingWindowsGoOnUntilNoFurtherOneFits() {
        add(500, 600, 700, 800, 900, 1000);

        assertThat(series.isOver(Duration.ofSeconds(9))).isFalse();
        assertThat(series.isOver(Duration.ofMillis(9001))).isTrue();
        WarmUpOutcome outcome = series.outcome("ping", 1, Duration.ofSeconds(10));
        assertThat(outcome.steady()).isFalse();
        assertThat(outcome.drift().orElseThrow()).isGreaterThan(0.3);
    }

    @Test
    void onlyTheLastWindowsCount() {
        add(100, 400, 900, 1000, 1001, 999, 1000);

        assertThat(series.isOver(Duration.ofSeconds(7))).isTrue();
    }

    @Test
    void fewWindowsAreNeverSteady() {
        add(1000, 1000, 1000);

        WarmUpOutcome outcome = series.outcome("ping", 1, Duration.ofSeconds(3));
        assertThat(outcome.steady()).isFalse();
        assertThat(outcome.drift()).isPresent();
    }

    @Test
    void oneWindowHasNoDrift() {
        add(1000);

        assertThat(series.outcome("ping", 1, Duration.ofSeconds(1)).drift()).isEmpty();
    }

    private void add(double... rates) {
        DoubleStream.of(rates).forEach(series::add);
    }
}
