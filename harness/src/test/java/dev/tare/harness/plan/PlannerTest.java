package dev.tare.harness.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.recipe.Change;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Overrides;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeReader;
import dev.tare.harness.recipe.RecipeTarget;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class PlannerTest {

    private final Recipe ladder = recipe("ladder");

    @Test
    void eachRoundVisitsEveryTargetUnderEveryLoadOnce() {
        Plan plan = Planner.plan(ladder, ready(ladder));

        assertThat(plan.trials()).hasSize(5 * 7 * 3);
        for (int round = 1; round <= 5; round++) {
            List<Trial> trials = ofRound(plan, round);
            assertThat(trials).hasSize(21);
            assertThat(trials)
                    .extracting(trial -> trial.target().label() + " " + trial.load().id())
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void roundsFollowEachOtherAndTrialsAreNumberedInOrder() {
        Plan plan = Planner.plan(ladder, ready(ladder));

        assertThat(plan.trials()).extracting(Trial::round).isSorted();
        assertThat(plan.trials())
                .extracting(Trial::number)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 105).boxed().toList());
    }

    @Test
    void trialsThatAreComparedWithEachOtherStandSideBySide() {
        for (int round = 1; round <= 5; round++) {
            List<String> loads =
                    ofRound(Planner.plan(ladder, ready(ladder)), round).stream()
                            .map(trial -> trial.load().id())
                            .toList();
            assertThat(loads.subList(0, 7)).containsOnly(loads.get(0));
            assertThat(loads.subList(7, 14)).containsOnly(loads.get(7));
            assertThat(loads.subList(14, 21)).containsOnly(loads.get(14));
        }
    }

    @Test
    void theSeedDecidesTheOrder() {
        Recipe other = changed(ladder, new Change.Seed(2));

        assertThat(order(Planner.plan(ladder, ready(ladder))))
                .isEqualTo(order(Planner.plan(ladder, ready(ladder))))
                .isNotEqualTo(order(Planner.plan(other, ready(other))));
    }

    @Test
    void theOrderOfASeedStaysWhatItIs() {
        Recipe quick = changed(recipe("quick"), new Change.Rounds(1));

        assertThat(order(Planner.plan(quick, ready(quick))))
                .containsExactly(
                        "netty",
                        "jdk-http",
                        "jetty",
                        "spring-mvc",
                        "spring-webflux",
                        "ssm-jetty",
                        "vertx");
    }

    @Test
    void inManyRoundsEachTargetComesFirstAboutEquallyOften() {
        Recipe long_ = changed(recipe("quick"), new Change.Rounds(1000));
        Plan plan = Planner.plan(long_, ready(long_));

        Map<String, Long> first =
                IntStream.range(0, 1000)
                        .mapToObj(round -> plan.trials().get(round * 7).target().label())
                        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));

        assertThat(first.values()).hasSize(7).allMatch(count -> count > 100 && count < 190);
    }

    @Test
    void whatIsNotThereIsSkippedWithTheReason() {
        Map<String, TargetState> states = ready(ladder);
        states.put("vertx", TargetState.missing("needs Java: install it"));
        states.remove("jetty");
        states.put(
                "netty",
                new TargetState(Optional.empty(), Map.of("/db/users/{id}", "has no driver")));

        Plan plan = Planner.plan(ladder, states);

        assertThat(plan.skipped())
                .containsExactly(
                        new Skipped("jetty", Optional.empty(), "there is no such target here"),
                        new Skipped("vertx", Optional.empty(), "needs Java: install it"),
                        new Skipped("netty", Optional.of("db-row"), "has no driver"));
        assertThat(plan.targets())
                .extracting(RecipeTarget::label)
                .containsExactly("jdk-http", "netty", "spring-webflux", "spring-mvc", "ssm-jetty");
        assertThat(ofRound(plan, 1)).hasSize(5 * 3 - 1);
    }

    @Test
    void anEndpointIsTheSameWithAnyIdAndQueryButNotWithAnotherPath() {
        var state =
                new TargetState(
                        Optional.empty(), Map.of("/db/users/{id}", "a", "/delay?ms=20", "b"));

        assertThat(state.reasonAgainst("/db/users/42")).contains("a");
        assertThat(state.reasonAgainst("/delay?ms=5")).contains("b");
        assertThat(state.reasonAgainst("/db/users?limit=20")).isEmpty();
        assertThat(state.reasonAgainst("/users/42")).isEmpty();
        assertThat(state.reasonAgainst("/")).isEmpty();
    }

    @Test
    void aServerOfOnesOwnAndATargetEnteredTwiceTakePart() {
        Recipe changed =
                changed(
                        ladder,
                        new Change.Targets(List.of("netty", "netty")),
                        new Change.Url("mine", URI.create("http://127.0.0.1:9000")));

        assertThat(ofRound(Planner.plan(changed, Map.of("netty", TargetState.READY)), 1))
                .extracting(trial -> trial.target().label())
                .contains("netty", "netty#2", "mine");
    }

    @Test
    void forksRepeatAllRounds() {
        Recipe forked = changed(ladder, new Change.Forks(3), new Change.Rounds(2));

        Plan plan = Planner.plan(forked, ready(forked));

        assertThat(plan.trials()).hasSize(3 * 2 * 21);
        assertThat(plan.trials()).extracting(Trial::fork).isSorted().contains(1, 2, 3);
    }

    @Test
    void quickIsDoneInFourMinutes() {
        Recipe quick = recipe("quick");

        Estimate estimate = Planner.plan(quick, ready(quick)).estimate();

        assertThat(estimate)
                .isEqualTo(
                        new Estimate(
                                Duration.ofSeconds(35),
                                Duration.ofSeconds(7 * (13 + 2)),
                                Duration.ofMillis(10 * 7 * 1300)));
        assertThat(estimate.total()).isLessThan(Duration.ofMinutes(4));
    }

    @Test
    void aNumberOfRequestsTakesAsLongAsPublishedOrElseAsAssumed() {
        Recipe gin = changed(recipe("gin-vs-springboot"), new Change.Rounds(1));

        Estimate published = Planner.plan(gin, ready(gin)).estimate();
        Recipe unknown = changed(gin, new Change.Targets(List.of("netty")));
        Estimate assumed = Planner.plan(unknown, ready(unknown)).estimate();

        assertThat(published.trials())
                .isCloseTo(Duration.ofMillis(13_423 + 17_336 + 600), Duration.ofMillis(10));
        assertThat(assumed.trials()).isEqualTo(Duration.ofMillis(40_300));
    }

    @Test
    void aFewPercentOfGinAgainstSpringBootAreDoneInAMinute() {
        Recipe scaled = changed(recipe("gin-vs-springboot"), new Change.Scaled(0.05));

        assertThat(Planner.plan(scaled, ready(scaled)).estimate().total())
                .isLessThan(Duration.ofMinutes(1));
    }

    @Test
    void anIsolatedTrialIsStartedAndWarmedUpByItself() {
        Recipe isolated = changed(recipe("quick"), new Change.Isolated(), new Change.Rounds(2));

        Estimate estimate = Planner.plan(isolated, ready(isolated)).estimate();

        assertThat(estimate.startUp()).isEqualTo(Duration.ofSeconds(14 * 5));
        assertThat(estimate.warmUp()).isEqualTo(Duration.ofSeconds(14 * 13));
    }

    @Test
    void aTrialsNameIsFitForAFileInAnyLocale() {
        Load load = ladder.loads().getFirst();
        RecipeTarget target = RecipeTarget.of("ssm-jetty@threads-200").again(2);
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(new Trial(7, 1, 1, target, load).name())
                    .isEqualTo("007-ssm-jetty-threads-200-2-ping");
        } finally {
            Locale.setDefault(before);
        }
    }

    private static List<Trial> ofRound(Plan plan, int round) {
        return plan.trials().stream().filter(trial -> trial.round() == round).toList();
    }

    private static List<String> order(Plan plan) {
        return plan.trials().stream().map(trial -> trial.target().label()).toList();
    }

    private static Recipe changed(Recipe recipe, Change... changes) {
        return new Overrides(Arrays.asList(changes)).applyTo(recipe);
    }

    private static Map<String, TargetState> ready(Recipe recipe) {
        var states = new HashMap<String, TargetState>();
        recipe.targets().forEach(target -> states.put(target.address(), TargetState.READY));
        return states;
    }

    private static Recipe recipe(String name) {
        try {
            return RecipeReader.read(Path.of("..", "recipes", name + ".yaml"));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
