package dev.tare.harness.recipe;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// A recipe while options change it.
final class Draft {

    private static final int MAX_SCALE = 100;

    private final Recipe origin;
    private final List<String> problems = new ArrayList<>();
    private List<RecipeTarget> targets;
    private List<Load> loads;
    private int rounds;
    private int forks;
    private boolean isolated;
    private long seed;
    private Cpus cpus;
    private Recipe.WarmUp warmUp;

    Draft(Recipe origin) {
        this.origin = origin;
        targets = origin.targets();
        loads = origin.loads();
        rounds = origin.rounds();
        forks = origin.forks();
        isolated = origin.isolated();
        seed = origin.seed();
        cpus = origin.cpus();
        warmUp = origin.warmUp();
    }

    void apply(Change change) {
        switch (change) {
            case Change.Targets(List<String> names) -> targets = chosen(change, List.of(), names);
            case Change.MoreTargets(List<String> names) -> targets = chosen(change, targets, names);
            case Change.Url(String name, URI url) -> targets = joined(change, name, url);
            case Change.By(Tool tool) -> eachLoad(load -> load.by(tool));
            case Change.Rounds(int count) -> rounds = within(change, count, Recipe.MAX_ROUNDS);
            case Change.Forks(int count) -> forks = within(change, count, Recipe.MAX_FORKS);
            case Change.Isolated() -> isolated = true;
            case Change.Seed(long number) -> seed = number;
            case Change.Placed(Cpus placement) -> cpus = placement;
            case Change.Connections(int count) -> {
                int connections = within(change, count, Load.MAX_CONNECTIONS);
                eachLoad(load -> load.over(connections, load.threads()));
            }
            case Change.Threads(int count) -> {
                int threads = within(change, count, Load.MAX_THREADS);
                eachLoad(load ->
                        load.tool() == Tool.AB ? load : load.over(load.connections(), threads));
            }
            case Change.Lasting(var duration) ->
                    eachLoad(load -> load.lasting(new Extent.Lasting(duration)));
            case Change.Scaled(double scale) -> scale(change, scale);
            case Change.WarmedUpFor(var bound) -> warmUp = origin.warmUp().within(bound);
        }
    }

    /// @throws InvalidRecipeException with a line for each change that could not be applied, or
    ///   else for each load that its tool cannot make any more
    Recipe recipe(String options) {
        if (problems.isEmpty()) {
            for (Load load : loads) {
                for (String problem : load.problems()) {
                    problems.add("%s: load %s: %s".formatted(options, load.id(), problem));
                }
            }
        }
        if (!problems.isEmpty()) {
            throw new InvalidRecipeException(problems);
        }
        return new Recipe(
                origin.name(),
                origin.title(),
                origin.source(),
                origin.notes(),
                targets,
                loads,
                rounds,
                forks,
                isolated,
                seed,
                cpus,
                origin.database(),
                origin.jvmOptions(),
                warmUp,
                origin.published());
    }

    private List<RecipeTarget> chosen(
            Change change, List<RecipeTarget> present, List<String> names) {
        var chosen = new ArrayList<>(present);
        var seen = new HashMap<String, Integer>();
        present.forEach(target -> seen.put(target.label(), 1));
        for (String name : names) {
            if (!RecipeTarget.isAddress(name) && labelled(name).isEmpty()) {
                problem(
                        change,
                        "expected targets such as netty or ssm-jetty@virtual, got \"%s\""
                                .formatted(name));
                continue;
            }
            RecipeTarget target = labelled(name).orElseGet(() -> RecipeTarget.of(name));
            int times = seen.merge(target.label(), 1, Integer::sum);
            chosen.add(times == 1 ? target : target.again(times));
        }
        if (names.isEmpty()) {
            problem(change, "expected at least one target");
        }
        return chosen;
    }

    /// The recipe's own entry, which knows what the article calls it and whether it is the
    /// baseline.
    private Optional<RecipeTarget> labelled(String name) {
        return origin.targets().stream().filter(target -> target.label().equals(name)).findFirst();
    }

    private List<RecipeTarget> joined(Change change, String name, URI url) {
        if (targets.stream().anyMatch(target -> target.label().equals(name))) {
            problem(change, "there is a target %s already".formatted(name));
        }
        if (!RecipeTarget.isName(name)) {
            problem(change, "expected a name such as my-server, got \"%s\"".formatted(name));
        }
        return Stream.concat(targets.stream(), Stream.of(RecipeTarget.at(name, url))).toList();
    }

    private void scale(Change change, double scale) {
        if (scale > 0 && scale <= MAX_SCALE) {
            eachLoad(load -> load.scaled(scale));
            warmUp = warmUp.scaled(scale);
        } else {
            problem(change, "expected a number above 0, at most " + MAX_SCALE);
        }
    }

    private void eachLoad(UnaryOperator<Load> operator) {
        loads = loads.stream().map(operator).toList();
    }

    private int within(Change change, int count, int max) {
        if (count < 1 || count > max) {
            problem(change, "expected a number from 1 to " + max);
        }
        return count;
    }

    private void problem(Change change, String text) {
        problems.add("%s: %s".formatted(change.option(), text));
    }
}
