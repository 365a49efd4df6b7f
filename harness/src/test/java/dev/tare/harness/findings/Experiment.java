package dev.tare.harness.findings;

import dev.tare.harness.plan.Skipped;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.recipe.Cpus;
import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Figure;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Published;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.recipe.Tool;
import dev.tare.harness.run.Machine;
import dev.tare.harness.run.Placement;
import dev.tare.harness.run.RunInfo;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TargetFacts;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.run.WarmUpOutcome;
import dev.tare.harness.run.Warning;
import dev.tare.harness.target.Deviation;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;

/// A made-up run: target on CPU 0, load generator on CPU 1, wrk with 64 connections on /ping unless
/// a test says otherwise.
public final class Experiment {

    static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");

    private final List<RecipeTarget> targets;
    private final List<TargetFacts> facts;
    private final List<Load> loads = new ArrayList<>();
    private final List<Published> published = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private final List<Warning> warnings = new ArrayList<>();
    private final List<TrialResult> trials = new ArrayList<>();
    private Optional<Recipe.Source> source = Optional.empty();
    private Placement placement =
            new Placement(
                    Optional.of(new CpuList("0")), Optional.of(new CpuList("1")), Optional.empty());
    private String name = "example";
    private int rounds = 5;
    private int forks = 1;

    /// The first target is the baseline.
    public Experiment(String... labels) {
        targets = new ArrayList<>(Arrays.stream(labels).map(Experiment::target).toList());
        facts = new ArrayList<>(Arrays.stream(labels).map(FactsExample::of).toList());
    }

    private static RecipeTarget target(String label) {
        return new RecipeTarget(label, label, false, Optional.empty(), Optional.empty());
    }

    /// A closed loop of wrk on a path.
    public static Load wrk(String id, String path) {
        return new Load(
                id,
                Tool.WRK,
                path,
                64,
                1,
                new Extent.Lasting(Duration.ofSeconds(2)),
                true,
                1,
                OptionalDouble.empty());
    }

    /// 40,000 requests of ab.
    public static Load ab(String id, String path, boolean keepAlive) {
        return new Load(
                id,
                Tool.AB,
                path,
                20,
                1,
                new Extent.Requests(40_000),
                keepAlive,
                1,
                OptionalDouble.empty());
    }

    public Experiment under(Load load) {
        loads.add(load);
        return this;
    }

    public Experiment repeated(int rounds, int forks) {
        this.rounds = rounds;
        this.forks = forks;
        return this;
    }

    /// The recipe's name.
    public Experiment named(String recipe) {
        name = recipe;
        return this;
    }

    public Experiment unpinned() {
        placement = Placement.UNPINNED;
        return this;
    }

    public Experiment databaseWithLoad() {
        var own = Optional.of(new CpuList("1"));
        placement = new Placement(Optional.of(new CpuList("0")), own, own);
        return this;
    }

    public Experiment published(String load, String target, Map<Figure, Double> figures) {
        source =
                Optional.of(
                        new Recipe.Source(
                                "An article",
                                Optional.of("2021-05"),
                                Optional.empty(),
                                Optional.of("ab"),
                                Optional.empty()));
        published.add(
                new Published(Optional.of(load), Optional.of(target), figures, Map.of(), Map.of()));
        return this;
    }

    public Experiment declaring(String label, Deviation deviation, Map<String, Long> bytes) {
        return changing(
                label,
                old ->
                        FactsExample.with(
                                old, old.stack(), List.of(deviation), bytes, old.warmUps()));
    }

    /// The layers of a target from the socket up; without it a target is a layer of its own.
    public Experiment stacked(String label, String... layers) {
        return changing(
                label,
                old ->
                        FactsExample.with(
                                old,
                                List.of(layers),
                                old.deviations(),
                                old.answerBytes(),
                                old.warmUps()));
    }

    public Experiment warmed(String label, WarmUpOutcome outcome) {
        return changing(
                label,
                old ->
                        FactsExample.with(
                                old,
                                old.stack(),
                                old.deviations(),
                                old.answerBytes(),
                                List.of(outcome)));
    }

    public Experiment foreign(String label) {
        return changing(label, FactsExample::foreign);
    }

    private Experiment changing(String label, UnaryOperator<TargetFacts> change) {
        facts.replaceAll(old -> old.label().equals(label) ? change.apply(old) : old);
        return this;
    }

    /// A target of the recipe that takes no part.
    public Experiment without(String label, String reason) {
        targets.add(target(label));
        skipped.add(new Skipped(label, Optional.empty(), reason));
        return this;
    }

    public Experiment warned(Warning warning) {
        warnings.add(warning);
        return this;
    }

    /// Adds a trial; its number is its place.
    public Experiment trial(TrialExample trial) {
        trials.add(trial.result(trials.size() + 1, load(trial.load())));
        return this;
    }

    Load load(String id) {
        return loads.stream().filter(load -> load.id().equals(id)).findFirst().orElseThrow();
    }

    public RunResult run() {
        return new RunResult(info(), List.copyOf(trials));
    }

    public Findings findings() {
        return Findings.of(run());
    }

    private RunInfo info() {
        return new RunInfo(
                RunInfo.SCHEMA_VERSION,
                recipe(),
                List.of("--rounds " + rounds),
                NOON,
                new Machine(
                        "Debian 12",
                        "Linux 6.1",
                        "amd64",
                        "a processor",
                        2,
                        8L << 30,
                        Optional.empty(),
                        Optional.of("docker")),
                "25.0.1",
                List.of("-Xmx1g"),
                Map.of("wrk", "wrk 4.1.0"),
                Optional.of("abc1234"),
                "127.0.0.1:21910/tare",
                facts.size() * loads.size() * rounds * forks,
                16,
                placement,
                List.copyOf(facts),
                List.copyOf(skipped),
                List.copyOf(warnings),
                Optional.empty());
    }

    private Recipe recipe() {
        return new Recipe(
                name,
                "An example",
                source,
                List.of("A note."),
                List.copyOf(targets),
                List.copyOf(loads),
                rounds,
                forks,
                false,
                7,
                new Cpus.Auto(),
                false,
                List.of(),
                Recipe.WarmUp.DEFAULT,
                List.copyOf(published));
    }
}
