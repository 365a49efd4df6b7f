package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tare.harness.plan.Trial;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.recipe.Tool;
import dev.tare.harness.run.TrialResult.State;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

class RemainingTest {

    private static final List<Trial> PLAN =
            List.of(
                    trial(1, 1, "netty", "ping"),
                    trial(2, 1, "netty", "ping"),
                    trial(3, 1, "netty", "users"),
                    trial(4, 2, "netty", "ping"),
                    trial(5, 2, "jetty", "ping"));

    @Test
    void anInterruptedAndASkippedTrialAreDoneAgainAndAFailedOneIsNot() {
        var results =
                List.of(Examples.trial(1, State.INTERRUPTED), Examples.trial(2, State.FAILED));

        assertThat(Remaining.of(PLAN, results).trials())
                .extracting(Trial::number)
                .containsExactly(1, 3, 4, 5);
        assertThat(Remaining.of(PLAN, List.of(Examples.trial(4, State.SKIPPED))).trials())
                .hasSize(5);
    }

    @Test
    void theForksKeepTheirOrder() {
        var remaining = Remaining.of(PLAN, List.of(Examples.trial(1, State.DONE)));

        assertThat(remaining.byFork())
                .extracting(fork -> fork.stream().map(Trial::number).toList())
                .containsExactly(List.of(2, 3), List.of(4, 5));
    }

    @Test
    void aForkThatIsDoneIsNotStartedAgain() {
        var remaining = new Remaining(PLAN.subList(3, 5));

        assertThat(remaining.byFork()).hasSize(1);
    }

    @Test
    void eachTargetIsWarmedUpOnceForEachLoad() {
        assertThat(Remaining.pairs(PLAN)).extracting(Trial::number).containsExactly(1, 3, 5);
    }

    @Test
    void resultsOfAnotherPlanAreRefused() {
        assertThatThrownBy(() -> Remaining.of(PLAN, List.of(Examples.trial(5, State.DONE))))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("trial 5 was netty under ping and is not in the plan");
    }

    private static Trial trial(int number, int fork, String target, String load) {
        return new Trial(
                number,
                fork,
                1,
                RecipeTarget.of(target),
                new Load(
                        load,
                        Tool.WRK,
                        "/" + load,
                        8,
                        1,
                        new Extent.Lasting(Duration.ofSeconds(1)),
                        true,
                        1,
                        OptionalDouble.empty()));
    }
}
