package dev.tare.harness.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tare.harness.load.LoadErrors;
import dev.tare.harness.run.TrialResult.State;
import dev.tare.harness.stats.Verdict;

import org.junit.jupiter.api.Test;

class FindingsTest {

    private static final LoadErrors BAD_GATEWAY = new LoadErrors(0, 0, 0, 0, 40_000, 0, 0);

    @Test
    void theFiguresOfATrialFollowFromWhatWasMeasured() {
        TrialFinding trial =
                ping("jdk-http")
                        .trial(TrialExample.of("jdk-http", "ping", 1).cpu(30, 10).allocated(5_000))
                        .findings()
                        .trials()
                        .getFirst();

        assertThat(trial.amount(Metric.REQUESTS_PER_SECOND)).hasValue(20_000);
        assertThat(trial.amount(Metric.CPU_MICROS_PER_REQUEST)).hasValue(40);
        assertThat(trial.amount(Metric.USER_MICROS_PER_REQUEST)).hasValue(30);
        assertThat(trial.amount(Metric.SYSTEM_MICROS_PER_REQUEST)).hasValue(10);
        assertThat(trial.amount(Metric.ALLOCATED_BYTES_PER_REQUEST)).hasValue(5_000);
        assertThat(trial.amount(Metric.SWITCHES_PER_REQUEST)).hasValue(0.2);
        assertThat(trial.amount(Metric.MEAN_MICROS)).hasValue(3_200);
        assertThat(trial.amount(Metric.P99_MICROS)).hasValue(9_600);
        assertThat(trial.amount(Metric.BYTES_PER_RESPONSE)).hasValue(140);
        assertThat(trial.amount(Metric.PEAK_RESIDENT_BYTES)).hasValue(120 << 20);
        assertThat(trial.isValid()).isTrue();
    }

    @Test
    void whatIsUnknownHasAReasonAndIsNotZero() {
        var findings =
                ping("own", "gin")
                        .foreign("own")
                        .foreign("gin")
                        .trial(TrialExample.of("own", "ping", 1).notSampled())
                        .trial(TrialExample.of("gin", "ping", 1).noJvm())
                        .findings();

        assertThat(findings.trials().get(0).values().get(Metric.CPU_MICROS_PER_REQUEST))
                .isEqualTo(new Value.Unknown("a server of one's own is not seen"));
        assertThat(findings.trials().get(1).values().get(Metric.ALLOCATED_BYTES_PER_REQUEST))
                .isEqualTo(new Value.Unknown("no JVM"));
        assertThat(findings.rows().getFirst().estimate(Metric.CPU_MICROS_PER_REQUEST))
                .isEqualTo(new Estimate.Unknown("a server of one's own is not seen"));
    }

    @Test
    void theMachinesDriftCancelsInTheRatioOfPairs() {
        var experiment = ping("jdk-http", "netty");
        for (int round = 1; round <= 5; round++) {
            double drift = 1 + 0.1 * round;
            double noise = round % 2 == 0 ? 1.01 : 0.99;
            experiment
                    .trial(TrialExample.of("jdk-http", "ping", round).cpu(30 * drift, 10 * drift))
                    .trial(TrialExample.of("netty", "ping", round).cpu(15 * drift * noise, 0));
        }

        Row netty = experiment.findings().rows().get(1);

        var compared = (Against.Compared) netty.against().get(Metric.CPU_MICROS_PER_REQUEST);
        assertThat(compared.comparison().ratio().ratio()).isCloseTo(0.375, within(0.005));
        assertThat(compared.comparison().interval().high()).isLessThan(0.39);
        assertThat(compared.comparison().verdict()).isEqualTo(Verdict.LESS);
        assertThat(compared.difference().difference()).isCloseTo(-32.5, within(0.2));
        assertThat(compared.differenceInterval().contains(-32.5)).isTrue();
        assertThat(netty.against().get(Metric.REQUESTS_PER_SECOND))
                .isInstanceOfSatisfying(
                        Against.Compared.class,
                        rate ->
                                assertThat(rate.comparison().verdict())
                                        .isEqualTo(Verdict.NO_DIFFERENCE_SEEN));
    }

    @Test
    void allMetricsOfARunAreOneFamily() {
        var experiment = ping("jdk-http", "netty");
        double[] ratios = {1.04, 1.06, 1.00, 1.05, 1.05};
        for (int round = 1; round <= ratios.length; round++) {
            experiment
                    .trial(TrialExample.of("jdk-http", "ping", round))
                    .trial(TrialExample.of("netty", "ping", round).cpu(40 * ratios[round - 1], 0));
        }

        Row netty = experiment.findings().rows().get(1);

        var compared = (Against.Compared) netty.against().get(Metric.CPU_MICROS_PER_REQUEST);
        double alone = compared.comparison().ratio().pValue();
        assertThat(alone).isLessThan(Against.SIGNIFICANCE);
        assertThat(compared.comparison().adjustedPValue()).isCloseTo(4 * alone, within(1e-12));
        assertThat(compared.comparison().verdict()).isEqualTo(Verdict.NO_DIFFERENCE_SEEN);
    }

    @Test
    void anInvalidTrialStaysInTheDataAndOutOfTheVerdict() {
        var experiment = ping("jdk-http", "netty");
        for (int round = 1; round <= 4; round++) {
            experiment.trial(TrialExample.of("jdk-http", "ping", round));
            TrialExample netty = TrialExample.of("netty", "ping", round).cpu(10, 5);
            experiment.trial(round == 4 ? netty.rate(90_000).errors(BAD_GATEWAY) : netty);
        }

        var findings = experiment.findings();

        Row netty = findings.rows().get(1);
        assertThat(findings.trials()).hasSize(8);
        assertThat(netty.trials()).isEqualTo(4);
        assertThat(netty.valid()).isEqualTo(3);
        assertThat(netty.asked()).isEqualTo(5);
        assertThat(netty.estimate(Metric.REQUESTS_PER_SECOND).median()).hasValue(20_000);
        assertThat(netty.doubts())
                .singleElement()
                .satisfies(repeated -> assertThat(repeated.trials()).isEqualTo(1));
        var compared = (Against.Compared) netty.against().get(Metric.CPU_MICROS_PER_REQUEST);
        assertThat(compared.comparison().ratio().pairs()).isEqualTo(3);
    }

    @Test
    void answersThatAreAllErrorsAreNeverFirst() {
        var experiment = ping("jdk-http", "netty", "broken");
        for (int round = 1; round <= 5; round++) {
            experiment
                    .trial(TrialExample.of("jdk-http", "ping", round).rate(10_000))
                    .trial(TrialExample.of("netty", "ping", round).rate(20_000 + round))
                    .trial(
                            TrialExample.of("broken", "ping", round)
                                    .rate(90_000)
                                    .cpu(1, 1)
                                    .errors(BAD_GATEWAY));
        }

        var findings = experiment.findings();

        assertThat(findings.leads())
                .allSatisfy(lead -> assertThat(lead.first()).doesNotContain("broken"))
                .allSatisfy(lead -> assertThat(lead.among()).isEqualTo(2));
        Row broken = findings.rows().get(2);
        assertThat(broken.estimate(Metric.REQUESTS_PER_SECOND))
                .isInstanceOfSatisfying(
                        Estimate.Known.class, known -> assertThat(known.isSound()).isFalse());
        assertThat(broken.against().get(Metric.REQUESTS_PER_SECOND))
                .isEqualTo(
                        new Against.NotCompared(
                                "no sound rounds of both, and an interval needs two"));
    }

    @Test
    void aDoubtAboutTheRateLeavesTheCostItsVerdict() {
        var experiment = ping("jdk-http", "netty");
        for (int round = 1; round <= 5; round++) {
            experiment
                    .trial(TrialExample.of("jdk-http", "ping", round))
                    .trial(TrialExample.of("netty", "ping", round).cpu(10, 5).mean(0.5));
        }

        Row netty = experiment.findings().rows().get(1);

        assertThat(netty.valid()).isEqualTo(5);
        assertThat(netty.against().get(Metric.REQUESTS_PER_SECOND))
                .isInstanceOf(Against.NotCompared.class);
        assertThat(netty.against().get(Metric.P99_MICROS)).isInstanceOf(Against.NotCompared.class);
        assertThat(netty.against().get(Metric.CPU_MICROS_PER_REQUEST))
                .isInstanceOfSatisfying(
                        Against.Compared.class,
                        cost -> assertThat(cost.comparison().verdict()).isEqualTo(Verdict.LESS));
    }

    @Test
    void twoTargetsThatBothWaitForTheLoadGeneratorHaveNoRatioOfRates() {
        var experiment = ping("netty", "vertx");
        for (int round = 1; round <= 5; round++) {
            experiment
                    .trial(TrialExample.of("netty", "ping", round).cpu(10, 5).loadCores(0.99))
                    .trial(TrialExample.of("vertx", "ping", round).cpu(12, 5).loadCores(0.99));
        }

        Row vertx = experiment.findings().rows().get(1);

        assertThat(vertx.against().get(Metric.REQUESTS_PER_SECOND))
                .isEqualTo(new Against.NotCompared("the load generator was the limit of both"));
        assertThat(vertx.limits()).containsExactly(Limit.LOAD_CPU);
        assertThat(vertx.doubts())
                .extracting(repeated -> repeated.doubt().id())
                .containsExactly("load-at-limit");
    }

    @Test
    void limitsThatDifferFromTrialToTrialAreAllTold() {
        var experiment = ping("jdk-http", "netty");
        experiment
                .trial(TrialExample.of("netty", "ping", 1).cpu(45, 5))
                .trial(TrialExample.of("netty", "ping", 2).cpu(20, 5))
                .trial(TrialExample.of("netty", "ping", 3).cpu(20, 5).machine(0.95, 0));

        assertThat(experiment.findings().rows().get(1).limits())
                .containsExactly(Limit.TARGET_CPU, Limit.OTHERS, Limit.LATENCY);
    }

    @Test
    void aForkIsOnePairHoweverManyRoundsItHas() {
        var experiment = ping("jdk-http", "netty").repeated(3, 2);
        for (int fork = 1; fork <= 2; fork++) {
            for (int round = 1; round <= 3; round++) {
                double factor = fork == 1 ? 0.5 : 0.6;
                experiment
                        .trial(TrialExample.of("jdk-http", "ping", fork, round).cpu(30, 10))
                        .trial(
                                TrialExample.of("netty", "ping", fork, round)
                                        .cpu(30 * factor, 10 * factor));
            }
        }

        Row netty = experiment.findings().rows().get(1);

        var compared = (Against.Compared) netty.against().get(Metric.CPU_MICROS_PER_REQUEST);
        assertThat(compared.comparison().ratio().pairs()).isEqualTo(2);
        assertThat(compared.comparison().ratio().ratio())
                .isCloseTo(Math.sqrt(0.5 * 0.6), within(1e-9));
        assertThat(compared.difference().difference()).isCloseTo(-18, within(1e-6));
    }

    @Test
    void targetsThatCannotBeToldFromTheBestAreTied() {
        var experiment = ping("jdk-http", "netty", "vertx");
        for (int round = 1; round <= 5; round++) {
            double noise = round % 2 == 0 ? 1.02 : 0.98;
            experiment
                    .trial(TrialExample.of("jdk-http", "ping", round).cpu(30, 10))
                    .trial(TrialExample.of("netty", "ping", round).cpu(14, 0))
                    .trial(TrialExample.of("vertx", "ping", round).cpu(14.01 * noise, 0));
        }

        Lead lead = experiment.findings().leads().getFirst();

        assertThat(lead.metric()).isEqualTo(Metric.CPU_MICROS_PER_REQUEST);
        assertThat(lead.first()).containsExactlyInAnyOrder("netty", "vertx");
        assertThat(lead.among()).isEqualTo(3);
    }

    @Test
    void aTrialThatFailedSaysWhyInItsFirstLine() {
        Row row =
                ping("netty")
                        .trial(
                                TrialExample.of("netty", "ping", 1)
                                        .ended(State.FAILED, "netty ended with 137\nlog line"))
                        .findings()
                        .rows()
                        .getFirst();

        assertThat(row.valid()).isZero();
        assertThat(row.limits()).containsExactly(Limit.UNKNOWN);
        assertThat(row.doubts().getFirst().doubt().warning().seen())
                .isEqualTo("failed: netty ended with 137");
        assertThat(row.estimate(Metric.REQUESTS_PER_SECOND))
                .isEqualTo(new Estimate.Unknown("no result"));
    }

    @Test
    void aRunThatWasStoppedBeforeItsFirstTrialHasRowsWithoutFigures() {
        var findings = ping("jdk-http", "netty").findings();

        assertThat(findings.rows())
                .hasSize(2)
                .allSatisfy(row ->
                        assertThat(row.estimate(Metric.P50_MICROS))
                                .isEqualTo(new Estimate.Unknown("no trial was done")));
        assertThat(findings.leads()).isEmpty();
    }

    private static Experiment ping(String... labels) {
        return new Experiment(labels).under(Experiment.wrk("ping", "/ping"));
    }
}
