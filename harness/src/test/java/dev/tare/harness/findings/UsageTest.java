package dev.tare.harness.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.OptionalDouble;

class UsageTest {

    @Test
    void aTargetThatUsesNineTenthsOfItsCoreIsTheLimit() {
        assertThat(limits(pinned(), trial().rate(20_000).cpu(35, 10)))
                .containsExactly(Limit.TARGET_CPU);
    }

    @Test
    void belowThatTheLatencyIsTheLimit() {
        assertThat(limits(pinned(), trial().rate(20_000).cpu(34, 10)))
                .containsExactly(Limit.LATENCY);
    }

    @Test
    void targetAndLoadGeneratorMayBothBeAtTheirLimit() {
        assertThat(limits(pinned(), trial().cpu(40, 10).loadCores(0.97)))
                .containsExactly(Limit.TARGET_CPU, Limit.LOAD_CPU);
    }

    @Test
    void aGeneratorWithOneThreadIsAtItsLimitOnOneOfManyCores() {
        assertThat(limits(experiment().unpinned(), trial().loadCores(0.95)))
                .containsExactly(Limit.LOAD_CPU);
    }

    @Test
    void theDatabaseIsTheLimitWhereItsCoresAreUsedUp() {
        assertThat(
                        limits(
                                experiment().databaseWithLoad(),
                                trial().loadCores(0.05).databaseCores(0.92)))
                .containsExactly(Limit.DATABASE_CPU);
    }

    @Test
    void coresThatTwoShareMayBeUsedUpByBothTogether() {
        assertThat(
                        limits(
                                experiment().databaseWithLoad(),
                                trial().loadCores(0.4).databaseCores(0.55)))
                .containsExactly(Limit.SHARED_CPU);
    }

    @Test
    void whatIsNotPinnedSharesTheMachine() {
        assertThat(limits(experiment().unpinned(), trial().machine(0.95, 0)))
                .containsExactly(Limit.SHARED_CPU);
    }

    @Test
    void whatTheHypervisorTookCouldNotBeUsed() {
        assertThat(limits(pinned(), trial().cpu(30, 6).machine(0.8, 0.25)))
                .containsExactly(Limit.TARGET_CPU);
    }

    @Test
    void othersAreTheLimitWhereTheyUseTheMachineUpBesideCoresThatAreNot() {
        assertThat(limits(pinned(), trial().cpu(20, 5).machine(0.9, 0)))
                .containsExactly(Limit.OTHERS);
        assertThat(limits(pinned(), trial().cpu(20, 5).machine(0.89, 0)))
                .containsExactly(Limit.LATENCY);
    }

    @Test
    void aTargetThatIsNotSeenLeavesTheLimitUnknown() {
        assertThat(limits(pinned(), trial().notSampled())).containsExactly(Limit.UNKNOWN);
    }

    @Test
    void anOpenLoopThatGetsWhatItAsksForIsLimitedByThat() {
        var open =
                new Load(
                        "ping",
                        Tool.EMBEDDED,
                        "/ping",
                        64,
                        1,
                        new Extent.Lasting(Duration.ofSeconds(2)),
                        true,
                        1,
                        OptionalDouble.of(20_000));

        assertThat(limits(new Experiment("netty").under(open), trial()))
                .containsExactly(Limit.ASKED_RATE);
    }

    private static Experiment experiment() {
        return new Experiment("netty").under(Experiment.wrk("ping", "/ping"));
    }

    private static Experiment pinned() {
        return experiment();
    }

    private static TrialExample trial() {
        return TrialExample.of("netty", "ping", 1).cpu(20, 5);
    }

    private static Iterable<Limit> limits(Experiment experiment, TrialExample trial) {
        return experiment.trial(trial).findings().trials().getFirst().limits();
    }
}
