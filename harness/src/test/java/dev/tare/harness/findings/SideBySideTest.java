package dev.tare.harness.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.stats.Verdict;

import org.junit.jupiter.api.Test;

import java.util.List;

class SideBySideTest {

    @Test
    void aTargetThatTakesLessThanBeforeIsTold() {
        SideBySide sides = sides(run(1), run(0.8));

        Change netty = change(sides, "netty", Metric.CPU_MICROS_PER_REQUEST);

        assertThat(netty)
                .isInstanceOfSatisfying(
                        Change.Known.class,
                        known -> {
                            assertThat(known.ratio()).isBetween(0.79, 0.81);
                            assertThat(known.interval().high()).isLessThan(0.85);
                            assertThat(known.verdict()).isEqualTo(Verdict.LESS);
                        });
    }

    @Test
    void whatIsTheSameInBothRunsIsNotTold() {
        SideBySide sides = sides(run(1), run(0.8));

        assertThat(change(sides, "jdk-http", Metric.CPU_MICROS_PER_REQUEST))
                .isInstanceOfSatisfying(
                        Change.Known.class,
                        known -> assertThat(known.verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SEEN));
        assertThat(sides.shifts().getFirst().changes().get(Metric.P99_MICROS).getFirst())
                .isEqualTo(new Change.First());
    }

    @Test
    void aTargetThatARunLacksHasAReason() {
        var alone =
                new Experiment("jdk-http")
                        .under(Experiment.wrk("ping", "/ping"))
                        .trial(TrialExample.of("jdk-http", "ping", 1))
                        .trial(TrialExample.of("jdk-http", "ping", 2))
                        .findings();

        assertThat(change(sides(run(1), alone), "netty", Metric.CPU_MICROS_PER_REQUEST))
                .isEqualTo(new Change.Unknown("fewer than two sound rounds or forks in a run"));
    }

    @Test
    void noRatioIsTakenOfRatesThatTheLoadGeneratorLimited() {
        SideBySide sides = sides(limitedByLoad(), limitedByLoad());

        assertThat(change(sides, "netty", Metric.REQUESTS_PER_SECOND))
                .isEqualTo(new Change.Unknown("the load generator was the limit of both"));
    }

    private static SideBySide sides(Findings before, Findings after) {
        return SideBySide.of(
                List.of(
                        new SideBySide.Named("before", before),
                        new SideBySide.Named("after", after)));
    }

    private static Change change(SideBySide sides, String target, Metric metric) {
        return sides.shifts().stream()
                .filter(shift -> shift.target().equals(target))
                .findFirst()
                .orElseThrow()
                .changes()
                .get(metric)
                .get(1);
    }

    private static Findings run(double factor) {
        var experiment = new Experiment("jdk-http", "netty").under(Experiment.wrk("ping", "/ping"));
        for (int round = 1; round <= 5; round++) {
            double noise = 1 + 0.01 * (round % 3 - 1);
            experiment
                    .trial(TrialExample.of("jdk-http", "ping", round).cpu(40 * noise, 10))
                    .trial(
                            TrialExample.of("netty", "ping", round)
                                    .cpu(10 * noise * factor, 5 * factor));
        }
        return experiment.findings();
    }

    private static Findings limitedByLoad() {
        var experiment = new Experiment("netty").under(Experiment.wrk("ping", "/ping"));
        for (int round = 1; round <= 3; round++) {
            experiment.trial(TrialExample.of("netty", "ping", round).cpu(5, 5).loadCores(0.99));
        }
        return experiment.findings();
    }
}
