package dev.tare.harness.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

class OverridesTest {

    private static final URI MINE = URI.create("http://127.0.0.1:9000");

    private final Recipe recipe =
            RecipeReader.read(
                    "r",
                    "r.yaml",
                    """
                    title: Mixed
                    targets:
                      - {target: netty, role: baseline, publishedAs: Netty}
                      - ssm-jetty@virtual
                    rounds: 5
                    warmUp: {min: 10s, max: 40s}
                    loads:
                      - {id: ab, tool: ab, path: /ping, connections: 100, requests: 1000}
                      - {id: wrk, tool: wrk, path: /ping, connections: 64, threads: 4, duration: 20s}
                    """);

    @Test
    void withoutOptionsTheRecipeStaysAsItIs() {
        assertThat(applied()).isEqualTo(recipe);
    }

    @Test
    void simpleOptionsReplaceWhatTheRecipeSays() {
        Cpus cpus = Cpus.parse("target=0,2,load=1").orElseThrow();

        Recipe changed =
                applied(
                        new Change.Rounds(3),
                        new Change.Forks(2),
                        new Change.Isolated(),
                        new Change.Seed(99),
                        new Change.Placed(cpus));

        assertThat(changed.rounds()).isEqualTo(3);
        assertThat(changed.forks()).isEqualTo(2);
        assertThat(changed.isolated()).isTrue();
        assertThat(changed.seed()).isEqualTo(99);
        assertThat(changed.cpus())
                .isEqualTo(new Cpus.Pinned(new CpuList("0,2"), new CpuList("1"), Optional.empty()));
        assertThat(changed.loads()).isEqualTo(recipe.loads());
    }

    @Test
    void chosenTargetsKeepWhatTheRecipeKnowsOfThemAndMayStandThereTwice() {
        Recipe changed = applied(new Change.Targets(List.of("vertx", "netty", "netty")));

        assertThat(changed.targets())
                .extracting(RecipeTarget::label)
                .containsExactly("vertx", "netty", "netty#2");
        assertThat(changed.targets())
                .extracting(RecipeTarget::address)
                .containsExactly("vertx", "netty", "netty");
        assertThat(changed.baseline().publishedAs()).contains("Netty");
    }

    @Test
    void withoutItsBaselineTheFirstTargetTakesItsPlace() {
        assertThat(applied(new Change.Targets(List.of("vertx", "jetty"))).baseline().label())
                .isEqualTo("vertx");
    }

    @Test
    void moreTargetsStandAfterTheRecipesAndChangeNoBaseline() {
        Recipe changed = applied(new Change.MoreTargets(List.of("netty@epoll", "netty")));

        assertThat(changed.targets())
                .startsWith(applied().targets().toArray(RecipeTarget[]::new))
                .extracting(RecipeTarget::label)
                .endsWith("netty@epoll", "netty#2");
        assertThat(changed.baseline()).isEqualTo(applied().baseline());
    }

    @Test
    void aServerOfOnesOwnStandsBesideTheChosenTargets() {
        Recipe changed =
                applied(new Change.Url("mine", MINE), new Change.Targets(List.of("netty")));

        assertThat(changed.targets())
                .extracting(RecipeTarget::label)
                .containsExactly("netty", "mine");
        assertThat(changed.targets().getLast().url()).contains(MINE);
    }

    @Test
    void aScaleShortensTrialsAndWarmUpWithinBounds() {
        Recipe changed = applied(new Change.Scaled(0.05));

        assertThat(changed.loads())
                .extracting(Load::extent)
                .containsExactly(
                        new Extent.Requests(100), new Extent.Lasting(Duration.ofSeconds(1)));
        assertThat(changed.warmUp().min()).isEqualTo(Duration.ofSeconds(1));
        assertThat(changed.warmUp().max()).isEqualTo(Duration.ofSeconds(2));
        assertThat(changed.rounds()).isEqualTo(5);
    }

    @Test
    void aWarmUpOfItsOwnIsNotScaled() {
        Recipe.WarmUp before = recipe.warmUp();
        Recipe changed =
                applied(new Change.WarmedUpFor(Duration.ofSeconds(20)), new Change.Scaled(0.05));

        assertThat(changed.warmUp().max()).isEqualTo(Duration.ofSeconds(20));
        assertThat(changed.warmUp().min()).isEqualTo(before.min());
        assertThat(changed.loads().getLast().extent())
                .isEqualTo(new Extent.Lasting(Duration.ofSeconds(1)));
    }

    @Test
    void aShortWarmUpIsNoLongerThanItsBound() {
        Recipe.WarmUp changed = applied(new Change.WarmedUpFor(Duration.ofSeconds(2))).warmUp();

        assertThat(changed.max()).isEqualTo(Duration.ofSeconds(2));
        assertThat(changed.min()).isEqualTo(Duration.ofSeconds(2));
    }

    @Test
    void theOrderOfTheOptionsDoesNotMatter() {
        Recipe changed = applied(new Change.Scaled(2), new Change.Lasting(Duration.ofSeconds(3)));

        assertThat(changed.loads())
                .extracting(Load::extent)
                .containsOnly(new Extent.Lasting(Duration.ofSeconds(6)));
    }

    @Test
    void connectionsAndThreadsHoldForEachLoadThatHasThem() {
        Recipe changed = applied(new Change.Connections(10), new Change.Threads(2));

        assertThat(changed.loads()).extracting(Load::connections).containsExactly(10, 10);
        assertThat(changed.loads()).extracting(Load::threads).containsExactly(1, 2);
    }

    @Test
    void anotherToolMakesTheSameLoads() {
        assertThat(applied(new Change.By(Tool.EMBEDDED)).loads())
                .extracting(Load::tool)
                .containsOnly(Tool.EMBEDDED);
    }

    @Test
    void everyOptionThatCannotBeAppliedIsNamed() {
        assertProblems(
                List.of(
                        new Change.Rounds(0),
                        new Change.Forks(101),
                        new Change.Connections(50_000),
                        new Change.Scaled(0),
                        new Change.Targets(List.of("Netty!")),
                        new Change.Url("no@name", MINE)),
                "--targets Netty!: expected targets such as netty or ssm-jetty@virtual, got"
                        + " \"Netty!\"",
                "--url no@name=http://127.0.0.1:9000: expected a name such as my-server, got"
                        + " \"no@name\"",
                "--rounds 0: expected a number from 1 to 1000",
                "--forks 101: expected a number from 1 to 100",
                "--connections 50000: expected a number from 1 to 20000",
                "--scale 0.0: expected a number above 0, at most 100");
        assertProblems(
                List.of(new Change.Url("netty", MINE)),
                "--url netty=http://127.0.0.1:9000: there is a target netty already");
        assertProblems(
                List.of(new Change.Targets(List.of())), "--targets : expected at least one target");
    }

    @Test
    void whatAToolCannotDoAfterAnOptionIsAProblemOfTheLoad() {
        assertProblems(
                List.of(new Change.Connections(2), new Change.By(Tool.WRK)),
                "--connections 2 --tool wrk: load ab: wrk counts no requests; give it a duration",
                "--connections 2 --tool wrk: load wrk: 2 connections cannot be shared by 4"
                        + " threads");
    }

    @Test
    void aPlacementIsAutoNoneOrProcessors() {
        assertThat(Cpus.parse("auto")).contains(new Cpus.Auto());
        assertThat(Cpus.parse("none")).contains(new Cpus.Unpinned());
        assertThat(Cpus.parse("load=2,target=0-1,database=3"))
                .contains(
                        new Cpus.Pinned(
                                new CpuList("0-1"),
                                new CpuList("2"),
                                Optional.of(new CpuList("3"))));
        assertThat(List.of("", "0", "target=0", "target=0,load=x", "target=0,target=1,load=2"))
                .allSatisfy(text -> assertThat(Cpus.parse(text)).isEmpty());
        assertThat(new CpuList("0-2,6,1").cpus()).containsExactly(0, 1, 2, 6);
    }

    private Recipe applied(Change... changes) {
        return new Overrides(List.of(changes)).applyTo(recipe);
    }

    private void assertProblems(List<Change> changes, String... lines) {
        assertThatThrownBy(() -> new Overrides(changes).applyTo(recipe))
                .isInstanceOf(InvalidRecipeException.class)
                .extracting(failure -> List.of(failure.getMessage().split(System.lineSeparator())))
                .isEqualTo(List.of(lines));
    }
}
