package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.run.Placement;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.run.TrialResult.State;
import dev.tare.harness.target.FakeCatalogue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;

/// `tare run` with a real target, a real load generator and the real database.
class RunIT {

    private static final String RECIPE =
            """
            title: one target under two names
            targets:
              - {target: netty, label: first}
              - {target: netty, label: second}
            rounds: 2
            loads:
              - {id: ping, tool: wrk, path: /ping, connections: 8, duration: 9s}
            warmUp: {window: 1s, windows: 3, min: 3s, max: 3s}
            """;

    private static final String WITH_DATABASE =
            """
            title: with and without the database
            targets: [netty]
            database: true
            rounds: 2
            loads:
              - {id: ping, tool: wrk, path: /ping, connections: 8, duration: 2s}
              - {id: row, tool: wrk, path: /db/users/42, connections: 8, duration: 2s}
            warmUp: {window: 1s, windows: 3, min: 3s, max: 3s}
            """;

    /// 3 s a trial and a warm-up of 1 s.
    private static final String SCALE = "0.34";

    @TempDir private Path home;

    @BeforeEach
    void useTheRealTarget() throws IOException {
        Path netty = Path.of("../targets/netty").toAbsolutePath().normalize();
        assumeTrue(Files.exists(netty.resolve("target/netty.jar")), "netty is not built");
        assumeTrue(isOnPath("wrk"), "wrk is not installed");
        FakeCatalogue.copyScripts(home);
        Files.createDirectories(home.resolve("targets/netty/target"));
        for (String file : List.of("target.yaml", "target/netty.jar")) {
            Files.copy(netty.resolve(file), home.resolve("targets/netty").resolve(file));
        }
        Files.copy(netty.resolveSibling("jvm.options"), home.resolve("targets/jvm.options"));
        Files.createDirectories(home.resolve("recipes"));
        Files.writeString(home.resolve("recipes/small.yaml"), RECIPE);
    }

    @AfterEach
    void nothingIsLeft() throws Exception {
        Tare.await(() -> Tare.processesOf(home).isEmpty());
    }

    @Test
    void anInterruptedRunIsReportedAndGoesOn() throws Exception {
        String log;
        try (Tare tare = Tare.start(home, "run", "small", "--scale", SCALE)) {
            tare.awaitErr("trial 2:");
            child(tare, "wrk");
            assertNoThreadIsElsewhere(child(tare, "netty.jar"));

            tare.signal("INT");

            assertThat(tare.awaitEnd()).isEqualTo(130);
            assertThat(tare.out()).contains(folder().path().toString());
            log = tare.err();
        }
        assertThat(states()).as(log).containsExactly(State.DONE, State.INTERRUPTED);

        String path = folder().path().toString();
        try (Tare tare = Tare.start(home, "run", "small", "--resume", path)) {
            assertThat(tare.awaitEnd()).isEqualTo(2);
            assertThat(tare.err()).contains("was begun with another recipe or other options");
        }
        try (Tare tare = Tare.start(home, "run", "--resume", path)) {
            assertThat(tare.awaitEnd()).as(tare.err()).isZero();
        }
        assertThat(states()).containsOnly(State.DONE).hasSize(4);
        assertFigures(folder().read());
    }

    @Test
    void whatDiesInTheMiddleLeavesMarkedTrialsAndACompleteReport() throws Exception {
        String dead;
        try (Tare tare = Tare.start(home, "run", "small", "--scale", SCALE, "--rounds", "3")) {
            tare.awaitErr("trial 1:");
            child(tare, "wrk").destroyForcibly();
            tare.awaitErr("trial 2:");
            child(tare, "wrk");
            dead = target(tare, 2);
            String url = folder().read().info().target(dead).url().toString();
            child(tare, "netty.jar", "PORT=" + url.replaceAll(".*:", "")).destroyForcibly();

            assertThat(tare.awaitEnd()).isEqualTo(1);
            assertThat(tare.out()).contains(folder().path().toString());
        }
        List<TrialResult> trials = folder().read().trials();
        assertThat(trials).as(Files.readString(folder().trialsFile())).hasSize(6);
        assertThat(trials.get(0).failure().orElseThrow()).contains("wrk ended with status 137");
        assertThat(trials)
                .filteredOn(trial -> trial.target().equals(dead) && trial.number() > 1)
                .allSatisfy(trial -> {
                    assertThat(trial.state()).isIn(State.FAILED, State.SKIPPED);
                    assertThat(trial.failure().orElseThrow())
                            .contains("netty ended with status 137; its log is");
                })
                .last()
                .satisfies(trial -> assertThat(trial.state()).isEqualTo(State.SKIPPED));
        assertThat(trials)
                .filteredOn(trial -> !trial.target().equals(dead) && trial.number() > 1)
                .isNotEmpty()
                .allSatisfy(trial -> assertThat(trial.state()).isEqualTo(State.DONE));
    }

    @Test
    void aDatabaseThatDiesLeavesWhatDoesNotNeedIt() throws Exception {
        Files.writeString(home.resolve("recipes/small.yaml"), WITH_DATABASE);
        try (Tare tare = Tare.start(home, "run", "small")) {
            tare.awaitErr("-netty-row");
            child(tare, "wrk", "/db/users/42");
            database().destroyForcibly();

            assertThat(tare.awaitEnd()).as(tare.err()).isEqualTo(1);
            assertThat(tare.out())
                    .contains("the database postgresql://tare@127.0.0.1:", " is away")
                    .contains(folder().path().toString());
        }
        List<TrialResult> trials = folder().read().trials();
        assertThat(trials)
                .filteredOn(trial -> trial.load().equals("row"))
                .extracting(TrialResult::state)
                .containsExactly(State.FAILED, State.SKIPPED);
        assertThat(trials)
                .filteredOn(trial -> trial.load().equals("ping"))
                .extracting(TrialResult::state)
                .containsExactly(State.DONE, State.DONE);
    }

    @Test
    void aDryRunPrintsCommandsAndStartsNothing() throws Exception {
        try (Tare tare = Tare.start(home, "run", "small", "--scale", SCALE, "--dry-run")) {
            assertThat(tare.awaitEnd()).as(tare.err()).isZero();
            assertThat(tare.out())
                    .contains("4 trials", "netty.jar", "wrk -t1 -c8 -d3s")
                    .contains("kill $targets; wait $targets");
        }
        assertThat(home.resolve("results")).doesNotExist();
        assertThat(home.resolve(".tare/postgres")).doesNotExist();
    }

    @Test
    void optionsOfContainersThatMakeNoSenseAreRefused() throws Exception {
        try (Tare tare = Tare.start(home, "run", "small", "--network", "bridge")) {
            assertThat(tare.awaitEnd()).isEqualTo(2);
            assertThat(tare.err()).startsWith("tare: --network is for --docker");
        }
        String url = "postgresql://tare@127.0.0.1/tare";
        try (Tare tare = Tare.start(home, "run", "small", "--docker", "--db", url)) {
            assertThat(tare.awaitEnd()).isEqualTo(2);
            assertThat(tare.err()).startsWith("tare: --db is not for --docker");
        }
    }

    private static void assertFigures(RunResult result) {
        assertThat(result.isComplete()).isTrue();
        assertThat(result.info().target("first").startupTimes()).hasSize(2);
        assertThat(result.info().target("first").answerBytes().get("ping")).isBetween(100L, 250L);
        assertThat(result.trials())
                .allSatisfy(trial -> {
                    assertThat(trial.result().orElseThrow().errors().total()).isZero();
                    assertThat(trial.targetUsage().orElseThrow().cpu()).isPositive();
                    assertThat(trial.targetUsage().orElseThrow().jvm().orElseThrow())
                            .satisfies(jvm -> assertThat(jvm.allocatedBytes()).isPositive());
                    assertThat(trial.loadCpu().orElseThrow()).isPositive();
                });
    }

    /// Warm-ups let compilers go, trials do not.
    private void assertNoThreadIsElsewhere(ProcessHandle target) throws IOException {
        Placement placement = folder().read().info().placement();
        assertThat(placement.compilers().isPresent()).isEqualTo(placement.isPinned());
        String allowed = "Cpus_allowed_list:\t";
        try (Stream<Path> threads = Files.list(Path.of("/proc/" + target.pid() + "/task"))) {
            List<SortedSet<Integer>> places =
                    threads.flatMap(thread -> lines(thread.resolve("status")))
                            .filter(line -> line.startsWith(allowed))
                            .map(line -> new CpuList(line.substring(allowed.length())).cpus())
                            .toList();
            placement
                    .target()
                    .ifPresent(own -> assertThat(places).isNotEmpty().containsOnly(own.cpus()));
        }
    }

    /// None if it is gone.
    private static Stream<String> lines(Path file) {
        try {
            return Files.readString(file).lines();
        } catch (IOException gone) {
            return Stream.empty();
        }
    }

    private List<State> states() {
        return folder().read().trials().stream().map(TrialResult::state).toList();
    }

    private ResultsFolder folder() {
        try (Stream<Path> folders = Files.list(home.resolve("results"))) {
            return new ResultsFolder(folders.findFirst().orElseThrow());
        } catch (IOException none) {
            throw new AssertionError(none);
        }
    }

    /// Which target a trial that has begun is of.
    private static String target(Tare tare, int trial) throws IOException {
        return tare.err()
                .lines()
                .filter(line -> line.startsWith("run: trial %d: ".formatted(trial)))
                .map(line -> line.contains("first") ? "first" : "second")
                .findFirst()
                .orElseThrow();
    }

    /// Waits for a child of the command, and of no other, by what its command line and its
    /// environment have.
    private static ProcessHandle child(Tare tare, String... texts) throws Exception {
        Tare.await(() -> find(tare, texts).isPresent());
        return find(tare, texts).orElseThrow();
    }

    /// The server of the database in the home folder.
    private ProcessHandle database() {
        return ProcessHandle.allProcesses()
                .filter(process -> told(process).contains(home + "/.tare/postgres"))
                .filter(process -> told(process).contains("/bin/postgres"))
                .findFirst()
                .orElseThrow();
    }

    private static Optional<ProcessHandle> find(Tare tare, String... texts) {
        return ProcessHandle.of(tare.pid()).stream()
                .flatMap(ProcessHandle::children)
                .filter(child -> Stream.of(texts).allMatch(told(child)::contains))
                .findFirst();
    }

    private static String told(ProcessHandle process) {
        try {
            Path folder = Path.of("/proc", Long.toString(process.pid()));
            return Files.readString(folder.resolve("cmdline"))
                    + Files.readString(folder.resolve("environ"));
        } catch (IOException ended) {
            return "";
        }
    }

    private static boolean isOnPath(String tool) {
        return Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
    }
}
