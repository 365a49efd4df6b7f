package dev.tare.harness.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

class RecipeReaderTest {

    private static final String SMALL =
            """
            title: Two on ping
            targets:
              - netty
              - {target: vertx@one-loop, role: baseline, publishedAs: Vert.x}
            rounds: 5
            loads:
              - {id: ping, tool: wrk, path: /ping, connections: 64, duration: 2s}
            """;

    @Test
    void whatASmallRecipeDoesNotSayTakesItsDefault() {
        Recipe recipe = read(SMALL);

        assertThat(recipe.name()).isEqualTo("small");
        assertThat(recipe.targets())
                .containsExactly(
                        RecipeTarget.of("netty"),
                        new RecipeTarget(
                                "vertx@one-loop",
                                "vertx@one-loop",
                                true,
                                Optional.of("Vert.x"),
                                Optional.empty()));
        assertThat(recipe.baseline().label()).isEqualTo("vertx@one-loop");
        assertThat(recipe.loads())
                .containsExactly(
                        new Load(
                                "ping",
                                Tool.WRK,
                                "/ping",
                                64,
                                1,
                                new Extent.Lasting(Duration.ofSeconds(2)),
                                true,
                                1,
                                OptionalDouble.empty()));
        assertThat(recipe.forks()).isEqualTo(1);
        assertThat(recipe.seed()).isEqualTo(1);
        assertThat(recipe.isolated()).isFalse();
        assertThat(recipe.database()).isFalse();
        assertThat(recipe.cpus()).isEqualTo(new Cpus.Auto());
        assertThat(recipe.warmUp()).isEqualTo(Recipe.WarmUp.DEFAULT);
        assertThat(recipe.jvmOptions()).isEmpty();
        assertThat(recipe.source()).isEmpty();
    }

    @Test
    void everyKeyIsRead() {
        Recipe recipe =
                read(
                        """
                        title: Everything
                        source: {text: An article, published: 2021-05, machine: 4 cores, tool: ab, claim: A is faster}
                        notes: [First., Second.]
                        targets:
                          - {target: netty, label: netty-a}
                          - {target: netty, label: netty-b, role: baseline}
                          - {target: mine, url: "http://127.0.0.1:9000"}
                        rounds: 7
                        forks: 3
                        isolated: true
                        seed: 42
                        cpus: {target: "0-2", load: 3, database: "4,6"}
                        database: true
                        jvmOptions: [-Xmx512m, "-XX:+UseZGC"]
                        warmUp: {window: 2s, windows: 4, tolerancePercent: 2.5, min: 8s, max: 1m}
                        loads:
                          - {id: a, tool: ab, path: "/delay?ms=20", connections: 10, requests: 1000, keepAlive: false}
                          - {id: w, tool: wrk, path: /, connections: 8, threads: 2, duration: 3s, pipelining: 16}
                          - {id: e, tool: embedded, path: /, connections: 8, duration: 3s, requestsPerSecond: 500.5}
                        published:
                          - {load: a, target: netty, requestsPerSecond: 14900.02, failed: 0, needs: a JVM, derived: {bytesPerResponse: 141}}
                        """);

        assertThat(recipe.source().orElseThrow())
                .isEqualTo(
                        new Recipe.Source(
                                "An article",
                                Optional.of("2021-05"),
                                Optional.of("4 cores"),
                                Optional.of("ab"),
                                Optional.of("A is faster")));
        assertThat(recipe.notes()).containsExactly("First.", "Second.");
        assertThat(recipe.baseline().label()).isEqualTo("netty-b");
        assertThat(recipe.targets().get(2).url()).contains(URI.create("http://127.0.0.1:9000"));
        assertThat(recipe.rounds()).isEqualTo(7);
        assertThat(recipe.forks()).isEqualTo(3);
        assertThat(recipe.isolated()).isTrue();
        assertThat(recipe.seed()).isEqualTo(42);
        assertThat(recipe.cpus())
                .isEqualTo(
                        new Cpus.Pinned(
                                new CpuList("0-2"),
                                new CpuList("3"),
                                Optional.of(new CpuList("4,6"))));
        assertThat(recipe.database()).isTrue();
        assertThat(recipe.jvmOptions()).containsExactly("-Xmx512m", "-XX:+UseZGC");
        assertThat(recipe.warmUp())
                .isEqualTo(
                        new Recipe.WarmUp(
                                Duration.ofSeconds(2),
                                4,
                                0.025,
                                Duration.ofSeconds(8),
                                Duration.ofMinutes(1)));
        assertThat(recipe.loads())
                .extracting(Load::extent)
                .startsWith(new Extent.Requests(1000), new Extent.Lasting(Duration.ofSeconds(3)));
        assertThat(recipe.loads().get(1).pipelining()).isEqualTo(16);
        assertThat(recipe.loads().get(2).requestsPerSecond()).hasValue(500.5);
        assertThat(recipe.published(recipe.targets().get(0), recipe.loads().get(0)))
                .contains(
                        new Published(
                                Optional.of("a"),
                                Optional.of("netty"),
                                Map.of(Figure.REQUESTS_PER_SECOND, 14900.02, Figure.FAILED, 0.0),
                                Map.of(Figure.BYTES_PER_RESPONSE, 141.0),
                                Map.of("needs", "a JVM")));
    }

    @Test
    void allProblemsAreToldAtOnceEachInALineWithItsPlace() {
        assertProblems(
                """
                titel: Wrong
                targets:
                  - Netty
                  - {target: vertx, role: main, weight: 3}
                rounds: 0
                database: yes
                cpus: {target: 3-1}
                warmUp: {min: 20, max: 10s}
                loads:
                  - id: ping
                    tool: wkr
                    path: ping
                    connections: many
                  - {id: users, tool: ab, path: /users, connections: 8, requests: 100, conections: 9}
                  - ping
                published:
                  - {load: pong, requestsPerSecond: fast, p99: 3, colour: 1}
                """,
                "r.yaml:1: title: expected a text, got nothing",
                "r.yaml:1: titel: unknown key; there are cpus, database, forks, isolated,"
                        + " jvmOptions, loads, notes, published, rounds, seed, source, targets,"
                        + " title, warmUp",
                "r.yaml:3: targets[0]: expected a target such as netty or ssm-jetty@virtual, got"
                        + " \"Netty\"",
                "r.yaml:4: targets[1].role: expected one of baseline, got \"main\"",
                "r.yaml:4: targets[1].weight: unknown key; there are label, publishedAs, role,"
                        + " target, url",
                "r.yaml:5: rounds: expected a number from 1 to 1000, got \"0\"",
                "r.yaml:6: database: expected one of true, false, got \"yes\"",
                "r.yaml:7: cpus.target: expected processors by number, such as 0 or 0-3,6, got"
                        + " \"3-1\"",
                "r.yaml:7: cpus.load: expected processors by number, such as 0 or 0-3,6, got"
                        + " nothing",
                "r.yaml:8: warmUp.min: expected a duration from 1s to 60m, such as 20s or 2m, got"
                        + " \"20\"",
                "r.yaml:11: loads[0].tool: expected one of wrk, ab, embedded, got \"wkr\"",
                "r.yaml:12: loads[0].path: expected a path such as /ping, got \"ping\"",
                "r.yaml:13: loads[0].connections: expected a number from 1 to 20000, got"
                        + " \"many\"",
                "r.yaml:14: loads[1].conections: unknown key; did you mean connections?",
                "r.yaml:15: loads[2]: expected keys and values, got \"ping\"",
                "r.yaml:17: published[0].load: expected one of ping, users, got \"pong\"",
                "r.yaml:17: published[0].requestsPerSecond: expected a number, at least 0, got"
                        + " \"fast\"",
                "r.yaml:17: published[0].p99: unknown key; did you mean p99Millis?",
                "r.yaml:17: published[0].colour: unknown key; docs/ has those that are known");
    }

    @Test
    void whatAToolCannotDoIsAProblem() {
        assertProblems(
                """
                title: Loads
                targets: [netty]
                rounds: 1
                loads:
                  - {id: a, tool: wrk, path: /, connections: 8, requests: 100}
                  - {id: b, tool: ab, path: /, connections: 8, threads: 2, pipelining: 4, requests: 5}
                  - {id: c, tool: wrk, path: /, connections: 8, threads: 9, duration: 1s, requestsPerSecond: 5}
                  - {id: d, tool: wrk, path: /, connections: 8, duration: 1s, pipelining: 2, keepAlive: false}
                  - {id: e, tool: wrk, path: /, connections: 8}
                  - {id: f, tool: ab, path: /, connections: 8, requests: 10, duration: 1s}
                  - {id: g, tool: embedded, path: /, connections: 8, duration: 1s, pipelining: 2}
                """,
                "r.yaml:5: loads[0]: wrk counts no requests; give it a duration",
                "r.yaml:6: loads[1]: 5 requests are too few for 8 connections",
                "r.yaml:6: loads[1]: ab has one thread, not 2",
                "r.yaml:6: loads[1]: ab has no pipelining",
                "r.yaml:7: loads[2]: 8 connections cannot be shared by 9 threads",
                "r.yaml:7: loads[2]: wrk has no fixed rate; only embedded has",
                "r.yaml:8: loads[3]: pipelining needs keepAlive",
                "r.yaml:9: loads[4]: expected either requests or duration",
                "r.yaml:10: loads[5]: expected either requests or duration",
                "r.yaml:11: loads[6]: embedded has no pipelining");
    }

    @Test
    void namesMustBeTheirOwnAndFiguresMustBelongSomewhere() {
        assertProblems(
                """
                title: Twins
                targets: [netty, netty, {target: vertx, role: baseline}, {target: jetty, role: baseline}]
                rounds: 1
                warmUp: {windows: 10, max: 9s}
                loads:
                  - {id: a, tool: ab, path: /, connections: 1, requests: 100}
                  - {id: a, tool: ab, path: /ping, connections: 1, requests: 100}
                published:
                  - {requestsPerSecond: 5}
                """,
                "r.yaml:1: targets: only one can be the baseline",
                "r.yaml:1: targets: two are called netty",
                "r.yaml:1: loads: two are called a",
                "r.yaml:4: warmUp: max (9 s) must be at least min (8 s) and windows × window (10"
                        + " s)",
                "r.yaml:9: published[0]: expected a load or a target that the figures belong to");
    }

    @Test
    void aFileWithoutTargetsAndLoadsIsNoRecipe() {
        assertProblems(
                "title: Empty\nrounds: 1\nloads:\n",
                "r.yaml:1: targets: expected at least one target",
                "r.yaml:1: loads: expected at least one load",
                "r.yaml:3: loads: expected a list, got nothing");
    }

    @Test
    void whatIsNoYamlIsOneProblemWithItsLine() {
        assertThatThrownBy(() -> RecipeReader.read("r", "r.yaml", "title: x\nrounds: [1\n"))
                .isInstanceOf(InvalidRecipeException.class)
                .message()
                .matches("r.yaml:[23]: .+")
                .hasLineCount(1);
        assertThatThrownBy(() -> RecipeReader.read("r", "r.yaml", "title: x\ntitle: y\n"))
                .hasMessageMatching("r.yaml:2: Duplicate .*title.*");
        assertThatThrownBy(() -> RecipeReader.read("r", "r.yaml", "title: &t x\nnotes: [*t]\n"))
                .hasMessage("r.yaml:2: aliases are not supported; write the value out");
        assertThatThrownBy(() -> RecipeReader.read("r", "r.yaml", ""))
                .hasMessage("r.yaml:1: the file is empty");
        assertThatThrownBy(() -> RecipeReader.read("r", "r.yaml", "title: x\n---\ntitle: y\n"))
                .hasMessageContaining("a second document");
        assertThatThrownBy(() -> RecipeReader.read("r", "r.yaml", "- netty\n"))
                .hasMessage("r.yaml:1: expected keys and values, got a list");
    }

    private static Recipe read(String yaml) {
        return RecipeReader.read("small", "r.yaml", yaml);
    }

    private static void assertProblems(String yaml, String... lines) {
        assertThatThrownBy(() -> RecipeReader.read("r", "r.yaml", yaml))
                .isInstanceOf(InvalidRecipeException.class)
                .extracting(failure -> ((InvalidRecipeException) failure).lines())
                .isEqualTo(List.of(lines));
    }
}
