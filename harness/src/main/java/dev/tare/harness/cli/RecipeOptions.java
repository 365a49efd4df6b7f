package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.Change;
import dev.tare.harness.recipe.Cpus;
import dev.tare.harness.recipe.Durations;
import dev.tare.harness.recipe.Overrides;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.recipe.ServerUrl;
import dev.tare.harness.recipe.Tool;

import picocli.CommandLine.Option;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The options that change a recipe.
final class RecipeOptions {

    @Option(
            names = "--targets",
            paramLabel = "A,B",
            split = ",",
            description = {
                "These instead of the recipe's; the same one twice makes an A/A test.",
                "+A,+B: these beside the recipe's."
            })
    private List<String> targets = List.of();

    @Option(
            names = "--url",
            paramLabel = "NAME=URL",
            description = "A server of your own beside them; repeatable.")
    private List<String> urls = List.of();

    @Option(
            names = "--embedded",
            description = {
                "Every load by the generator that needs nothing installed,",
                "instead of the recipe's tool."
            })
    private boolean isEmbedded;

    @Option(names = "--rounds", paramLabel = "N", description = "How often each is measured.")
    private Integer rounds;

    @Option(
            names = "--forks",
            paramLabel = "N",
            description = "Do all rounds so often, each time with fresh processes.")
    private Integer forks;

    @Option(names = "--isolate", description = "Only the target of the trial is up.")
    private boolean isIsolated;

    @Option(names = "--seed", paramLabel = "N", description = "What the order is drawn from.")
    private Long seed;

    @Option(
            names = "--cpus",
            paramLabel = "CPUS",
            description = "auto, none, or target=0-3,load=4-6,database=7.")
    private String cpus;

    @Option(names = "--connections", paramLabel = "N", description = "Of every load.")
    private Integer connections;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Of every load whose tool has some.")
    private Integer threads;

    @Option(names = "--duration", paramLabel = "T", description = "Of every trial, such as 5s.")
    private String duration;

    @Option(
            names = "--scale",
            paramLabel = "X",
            description = {
                "The share of every trial, such as 0.1; also of the warm-up,",
                "unless --warm-up is given."
            })
    private Double scale;

    @Option(
            names = "--warm-up",
            paramLabel = "T",
            description = "The bound of each warm-up, such as 20s, whatever the scale.")
    private String warmUp;

    private final List<Change> changes = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    /// What was typed.
    ///
    /// @throws ProblemException with each option that cannot be read
    Overrides overrides() {
        changes.clear();
        problems.clear();
        if (!targets.isEmpty()) {
            changes.add(
                    isBeside() ? new Change.MoreTargets(targets()) : new Change.Targets(targets));
        }
        add(
                !isBeside() || targets.stream().allMatch(name -> name.startsWith("+")),
                "--targets",
                "a + before each or before none",
                String.join(",", targets));
        urls.forEach(this::url);
        if (isEmbedded) {
            changes.add(new Change.By(Tool.EMBEDDED));
        }
        number(rounds, "--rounds", 1, 1000, count -> new Change.Rounds(count.intValue()));
        number(forks, "--forks", 1, 100, count -> new Change.Forks(count.intValue()));
        if (isIsolated) {
            changes.add(new Change.Isolated());
        }
        number(seed, "--seed", 0, 999_999_999, Change.Seed::new);
        text(cpus, "--cpus", Cpus.EXPECTED, text -> Cpus.parse(text).map(Change.Placed::new));
        number(
                connections,
                "--connections",
                1,
                20_000,
                count -> new Change.Connections(count.intValue()));
        number(threads, "--threads", 1, 256, count -> new Change.Threads(count.intValue()));
        text(
                duration,
                "--duration",
                Durations.EXPECTED,
                text -> Durations.parse(text).map(Change.Lasting::new));
        if (scale != null) {
            add(scale > 0 && scale <= 100, "--scale", "a number above 0, at most 100", scale);
            changes.add(new Change.Scaled(scale));
        }
        text(
                warmUp,
                "--warm-up",
                Durations.EXPECTED,
                text -> Durations.parse(text).map(Change.WarmedUpFor::new));
        if (!problems.isEmpty()) {
            throw ProblemException.badUsage(problems);
        }
        return new Overrides(List.copyOf(changes));
    }

    /// The names after `--targets`.
    List<String> targets() {
        return isBeside()
                ? targets.stream().map(name -> name.replaceFirst("^\\+", "")).toList()
                : targets;
    }

    private boolean isBeside() {
        return targets.stream().anyMatch(name -> name.startsWith("+"));
    }

    private void url(String text) {
        String[] sides = text.split("=", 2);
        Optional<URI> url = sides.length == 2 ? ServerUrl.parse(sides[1]) : Optional.empty();
        boolean isGood = url.isPresent() && RecipeTarget.isName(sides[0]);
        add(isGood, "--url", "NAME=http://host:port", text);
        if (isGood) {
            changes.add(new Change.Url(sides[0], url.get()));
        }
    }

    private void number(
            Number value, String option, long least, long most, Function<Long, Change> change) {
        if (value != null) {
            boolean isGood = value.longValue() >= least && value.longValue() <= most;
            add(isGood, option, "a number from %d to %d".formatted(least, most), value);
            changes.add(change.apply(value.longValue()));
        }
    }

    private void text(
            String value,
            String option,
            String expected,
            Function<String, Optional<? extends Change>> change) {
        if (value != null) {
            Optional<? extends Change> read = change.apply(value);
            add(read.isPresent(), option, expected, value);
            read.ifPresent(changes::add);
        }
    }

    private void add(boolean isGood, String option, String expected, Object got) {
        if (!isGood) {
            problems.add("%s: expected %s, got %s".formatted(option, expected, got));
        }
    }
}
