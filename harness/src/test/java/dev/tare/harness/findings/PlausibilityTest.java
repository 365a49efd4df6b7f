package dev.tare.harness.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.load.LoadErrors;
import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;

class PlausibilityTest {

    private static final Load PING = Experiment.wrk("ping", "/ping");

    @ParameterizedTest
    @CsvSource({
        "/, 143",
        "/ping, 140",
        "/user, 185",
        "/users, 106520",
        "/delay?ms=5, 131",
        "/db/users/42, 409",
        "/db/users?limit=2, 698",
        "/db/users, 5865"
    })
    void aTrialAsItShouldBeHasNoDoubt(String path, long bytes) {
        Load load = Experiment.wrk("x", path);
        double rate = path.startsWith("/delay") ? 5_000 : 20_000;

        assertThat(doubts(load, TrialExample.of("netty", "x", 1).rate(rate))).isEmpty();
        assertThat(AnswerSize.of(path).orElseThrow().bytes()).isEqualTo(bytes);
    }

    @Test
    void anErrorMakesATrialInvalidWhateverItsRate() {
        var refused = new LoadErrors(0, 3, 0, 0, 20, 0, 0);

        List<Doubt> doubts = doubts(PING, ping().errors(refused));

        assertThat(doubts).extracting(Doubt::id).containsExactly("errors");
        assertThat(doubts.getFirst().invalidates()).isTrue();
        assertThat(doubts.getFirst().warning().seen())
                .isEqualTo("errors beside 40000 answers: read 3, status 20");
    }

    @Test
    void aReconnectMattersOnlyWhereConnectionsWereToBeKept() {
        Load closing = Experiment.ab("ping", "/ping", false);
        Load keeping = Experiment.ab("ping", "/ping", true);

        assertThat(doubts(closing, ping().reconnects(400))).isEmpty();
        assertThat(doubts(keeping, ping().reconnects(0))).isEmpty();
        assertThat(doubts(keeping, ping().reconnects(400)))
                .extracting(Doubt::id)
                .containsExactly("reconnects");
    }

    @ParameterizedTest
    @CsvSource({"true, 164, ok", "true, 140, wrong", "false, 140, ok", "false, 159, ok"})
    void abMayBeToldThatAConnectionStaysOrEnds(boolean keepAlive, double bytes, String outcome) {
        Load load = Experiment.ab("ping", "/ping", keepAlive);

        assertThat(doubts(load, ping().bytes(bytes)).isEmpty()).isEqualTo(outcome.equals("ok"));
    }

    @Test
    void aGeneratorThatWasNotRunMakesItsTrialInvalid() {
        List<Doubt> doubts = doubts(PING, ping().stalled("not invoked for 180 ms"));

        assertThat(doubts).extracting(Doubt::id).containsExactly("generator-stalled");
        assertThat(doubts.getFirst().invalidates()).isTrue();
        assertThat(doubts.getFirst().warning().seen()).endsWith("not invoked for 180 ms");
    }

    @Test
    void anAnswerOfAnotherSizeIsNotTheContracts() {
        List<Doubt> doubts = doubts(PING, ping().bytes(123));

        assertThat(doubts).extracting(Doubt::id).containsExactly("bytes-per-response");
        assertThat(doubts.getFirst().warning().seen())
                .isEqualTo("123.0 bytes a response, where the contract's answer has 140");
    }

    @Test
    void whatATimeLimitCutsOffIsNoOtherSize() {
        double cut = 140 + 140 * 64 / 40_000.0 * 0.9;

        assertThat(doubts(PING, ping().bytes(cut))).isEmpty();
    }

    @Test
    void aDeclaredSizeHoldsInsteadOfTheContracts() {
        var trial = ping().bytes(138);

        assertThat(doubts(PING, trial, OptionalLong.of(138))).isEmpty();
        assertThat(doubts(PING, ping(), OptionalLong.of(138)))
                .extracting(Doubt::id)
                .containsExactly("bytes-per-response");
    }

    @Test
    void aPathThatTheContractDoesNotWriteDownHasAnySize() {
        Load load = Experiment.wrk("x", "/health");

        assertThat(doubts(load, TrialExample.of("netty", "x", 1).bytes(1234))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "/delay?ms=20, 3200, true",
        "/delay?ms=20, 3300, false",
        "/delay, 3300, false",
        "/delay?ms=10, 3300, true",
        "/delay?ms=0, 90000, true"
    })
    void nobodyServesMoreThanConnectionsDividedByTheDelay(
            String path, double rate, boolean isPlausible) {
        Load load = Experiment.wrk("x", path);

        List<Doubt> doubts = doubts(load, TrialExample.of("netty", "x", 1).rate(rate));

        assertThat(doubts.isEmpty()).isEqualTo(isPlausible);
        assertThat(doubts).allMatch(doubt -> doubt.id().equals("above-ceiling"));
    }

    @ParameterizedTest
    @CsvSource({"0.91, true", "1.09, true", "0.89, false", "1.11, false"})
    void latencyAndRateMustAccountForTheConnections(double factor, boolean isPlausible) {
        List<Doubt> doubts = doubts(PING, ping().mean(factor));

        assertThat(doubts.isEmpty()).isEqualTo(isPlausible);
        assertThat(doubts)
                .allMatch(doubt -> doubt.id().equals("littles-law"))
                .allMatch(doubt -> doubt.voids().equals(Set.of(Aspect.RATE, Aspect.LATENCY)));
    }

    @Test
    void aMeanThatComesFromTheRateIsNotHeldAgainstLittlesLaw() {
        assertThat(doubts(PING, ping().mean(0.5).meanFromRate())).isEmpty();
    }

    @Test
    void anOpenLoopIsNotHeldAgainstLittlesLaw() {
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

        assertThat(doubts(open, ping().mean(0.1))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, true", "0.99, false", "0, false"})
    void p99IsNotBelowTheMean(double factor, boolean isPlausible) {
        List<Doubt> doubts = doubts(PING, ping().p99(factor));

        assertThat(doubts.isEmpty()).isEqualTo(isPlausible);
        assertThat(doubts)
                .allMatch(doubt -> doubt.id().equals("p99-below-mean"))
                .allMatch(doubt -> doubt.voids().equals(Set.of(Aspect.LATENCY)));
    }

    @Test
    void latenciesThatAreMissingTakeTheVerdictFromLatencyAlone() {
        List<Doubt> doubts = doubts(PING, ping().withoutLatency().remark("the counts disagree"));

        assertThat(doubts).extracting(Doubt::id).containsExactly("no-latency");
        assertThat(doubts.getFirst().voids()).containsExactly(Aspect.LATENCY);
        assertThat(doubts.getFirst().warning().cause()).isEqualTo("the counts disagree");
    }

    private static TrialExample ping() {
        return TrialExample.of("netty", "ping", 1);
    }

    private static List<Doubt> doubts(Load load, TrialExample trial) {
        return doubts(load, trial, OptionalLong.empty());
    }

    private static List<Doubt> doubts(Load load, TrialExample trial, OptionalLong declared) {
        return new Plausibility("netty", load, trial.measured(load), declared).doubts();
    }
}
