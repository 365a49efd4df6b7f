package dev.tare.harness.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.run.WarmUpOutcome;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

class CircumstancesTest {

    @Test
    void anUndisturbedTrialHasNothingToTell() {
        assertThat(doubts(experiment(), trial().machine(0.7, 0.019))).isEmpty();
    }

    /// Target and load generator use 1.3 of two cores.
    @ParameterizedTest
    @CsvSource({"0.74, false", "0.76, true"})
    void aTenthOfTheMachineInOthersHandsIsTold(double busy, boolean isTold) {
        assertThat(doubts(experiment(), trial().machine(busy, 0)).stream().map(Doubt::id))
                .isEqualTo(isTold ? List.of("others") : List.of());
    }

    @Test
    void whatOthersUseIsUnknownWhereTheTargetIsNotSeen() {
        assertThat(doubts(experiment(), trial().machine(0.99, 0).notSampled())).isEmpty();
    }

    @Test
    void aTargetThatWasNotSteadyIsToldUnderThatLoadAndInThatForkAlone() {
        assertThat(doubts(experiment().warmed("netty", unsteady("ping", 1)), trial()))
                .singleElement()
                .satisfies(doubt -> {
                    assertThat(doubt.id()).isEqualTo("not-steady");
                    assertThat(doubt.warning().seen())
                            .isEqualTo(
                                    "not steady after 16 s of warm-up, requests/s drifted by +23"
                                            + " %");
                    assertThat(doubt.voids()).isEmpty();
                });
        assertThat(doubts(experiment().warmed("netty", unsteady("users", 1)), trial())).isEmpty();
        assertThat(doubts(experiment().warmed("netty", unsteady("ping", 2)), trial())).isEmpty();
    }

    /// 40,000 requests in all.
    @ParameterizedTest
    @CsvSource({"5, false", "4.9, true"})
    void littleCpuTimeIsToldCoarsely(double micros, boolean isTold) {
        assertThat(doubts(experiment(), trial().cpu(micros, 0)).stream().map(Doubt::id))
                .isEqualTo(isTold ? List.of("coarse-cpu") : List.of());
    }

    private static WarmUpOutcome unsteady(String load, int fork) {
        return new WarmUpOutcome(
                load,
                fork,
                Duration.ofMillis(16_200),
                false,
                OptionalDouble.of(0.23),
                List.of(1.0, 2.0, 3.0));
    }

    private static List<Doubt> doubts(Experiment experiment, TrialExample trial) {
        return experiment.trial(trial).findings().trials().getFirst().doubts();
    }

    private static Experiment experiment() {
        return new Experiment("netty").under(Experiment.wrk("ping", "/ping"));
    }

    private static TrialExample trial() {
        return TrialExample.of("netty", "ping", 1);
    }
}
