package dev.tare.harness.cli;

import dev.tare.harness.container.Containers;
import dev.tare.harness.container.Network;
import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.Overrides;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.target.Catalogue;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `tare run`: the experiment.
@Command(
        name = "run",
        description = "Run a recipe: measure its targets under its loads, in interleaved rounds.")
public final class RunCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "RECIPE",
            arity = "0..1",
            description = "A name in recipes/ or the path of a file; not needed with --resume.")
    private String recipe;

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description = "Make the run's folder in this one (default: results/).")
    private Path results;

    @Option(
            names = "--resume",
            paramLabel = "DIR",
            description = "Go on with the run in this folder: do the trials that it lacks.")
    private Path resumed;

    @Option(
            names = "--dry-run",
            description = "Print the plan and the exact commands, and do nothing.")
    private boolean isDry;

    @Option(
            names = "--unverified",
            description = "Run servers whose answers are not those of the contract.")
    private boolean isUnverified;

    @Option(
            names = "--docker",
            description = "Run targets and database as containers of docker-compose.yml.")
    private boolean isInContainers;

    @Option(
            names = "--network",
            paramLabel = "host|bridge",
            description = {
                "With --docker: this machine's network or one of their own with published ports",
                "(default: host on Linux, bridge elsewhere)."
            })
    private Network network;

    @Mixin private RecipeOptions recipeOptions;
    @Mixin private DatabaseOptions database;
    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        Home home = Home.find();
        database.check();
        Optional<ResultsFolder> earlier = Optional.ofNullable(resumed).map(ResultsFolder::new);
        Overrides overrides = recipeOptions.overrides();
        Recipe chosen = chosen(home, earlier, overrides);
        Premises premises = premises(home, earlier);
        var participants = new Participants(Catalogue.scan(home.folder()), chosen, premises);
        if (recipe != null) {
            participants.refuseUnknown(
                    recipeOptions.targets(),
                    RecipeFile.find(home, recipe).read(new Overrides(List.of())));
        }
        var experiment =
                new Experiment(
                        home,
                        participants,
                        database.poolSize(),
                        overrides,
                        isUnverified,
                        spec.commandLine().getErr());
        if (isDry) {
            experiment.describe(spec.commandLine().getOut());
            return ExitStatus.DONE.code();
        }
        return experiment
                .run(folder(home), earlier, new Reports(), spec.commandLine().getOut())
                .code();
    }

    /// Where there must be room.
    private Path folder(Home home) {
        Path begun = Optional.ofNullable(resumed).orElse(results);
        return begun == null ? home.folder().resolve("results") : begun;
    }

    /// What the options say; of a run that goes on, what it was begun in.
    private Premises premises(Home home, Optional<ResultsFolder> earlier) {
        if (network != null && !isInContainers) {
            throw ProblemException.badUsage("--network is for --docker");
        }
        Optional<Network> begun =
                earlier.flatMap(folder -> folder.read().info().containers())
                        .map(Containers::network);
        Optional<Network> asked =
                isInContainers
                        ? Optional.of(Optional.ofNullable(network).orElseGet(Network::best))
                        : begun;
        if (earlier.isPresent() && !asked.equals(begun)) {
            throw ProblemException.badUsage(
                    "%s was begun %s: leave --docker and --network out to go on"
                            .formatted(
                                    resumed,
                                    begun.map(each -> "with --docker --network " + each.text())
                                            .orElse("without --docker")));
        }
        if (asked.isPresent() && database.isNamed()) {
            throw ProblemException.badUsage(
                    "--db is not for --docker, whose database is a container too");
        }
        return asked.<Premises>map(each -> InContainers.of(home, each, database.poolSize()))
                .orElseGet(() -> new OnMachine(home, database));
    }

    /// The recipe with the options, or that of the earlier part, which must be the same.
    private Recipe chosen(Home home, Optional<ResultsFolder> earlier, Overrides overrides) {
        if (recipe == null && earlier.isEmpty()) {
            throw ProblemException.badUsage("which recipe? such as tare run quick");
        }
        Optional<Recipe> recorded = earlier.map(folder -> folder.read().info().recipe());
        if (recipe == null) {
            if (!overrides.changes().isEmpty()) {
                throw ProblemException.badUsage(
                        "--resume goes on with what was begun: give no option that changes it");
            }
            return recorded.orElseThrow();
        }
        Recipe given = RecipeFile.find(home, recipe).read(overrides);
        if (recorded.isPresent() && !recorded.get().equals(given)) {
            throw ProblemException.badUsage(
                    "%s was begun with another recipe or other options: leave them out to go on"
                            .formatted(resumed));
        }
        return given;
    }
}
