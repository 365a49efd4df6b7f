package dev.tare.harness.cli;

import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.process.Started;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.run.Hosting;
import dev.tare.harness.run.Placement;
import dev.tare.harness.run.Surroundings;
import dev.tare.harness.target.Circumstances;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Requirements;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/// Targets and database as processes of this machine.
///
/// @param home the project's folder
/// @param database which one
record OnMachine(Home home, DatabaseOptions database) implements Premises {

    @Override
    public List<String> lacks(TargetVariant variant) {
        var lacks = new ArrayList<>(Requirements.missingNeeds(variant));
        lacks.addAll(Requirements.missingTools(variant.target()));
        return lacks;
    }

    @Override
    public List<String> unbuilt(Target target) {
        return target.build().isEmpty() ? Requirements.missingFiles(target) : List.of();
    }

    @Override
    public Map<String, String> prepare(
            Started started, List<TargetVariant> variants, PrintWriter err) {
        return new Preparation(started, home.logs("build"), err).attempt(variants);
    }

    @Override
    public Opened open(
            Started started, Plan plan, Map<String, PlacedTarget> places, Surroundings here) {
        RunningDatabase running = started.start(() -> database.open(home, plan.targets().size()));
        Surroundings pinned = here.withDatabase(running);
        Map<String, String> variables = database.environment(running);
        return new Opened(
                running,
                pinned,
                hosting(pinned, plan.recipe(), variables, running.pid()),
                Optional.empty());
    }

    @Override
    public void keep(Path folder) {
        // its sources are in the repository
    }

    @Override
    public Hosting describe(Plan plan, Map<String, PlacedTarget> places, Surroundings here) {
        return hosting(here, plan.recipe(), database.byHand(), OptionalLong.empty());
    }

    @Override
    public List<String> before(Hosting hosting) {
        return List.of(
                "# The run starts a PostgreSQL of its own, or uses that of --db. These lines want",
                "# one on the port that DB_PORT says, with db/schema.sql and db/seed.sql in it.");
    }

    @Override
    public List<String> after(Hosting hosting) {
        return List.of();
    }

    @Override
    public List<String> options() {
        return List.of();
    }

    private static Hosting hosting(
            Surroundings here, Recipe recipe, Map<String, String> variables, OptionalLong pid) {
        var circumstances =
                new Circumstances(
                        variables,
                        Placement.prefix(here.placement().target()),
                        recipe.jvmOptions());
        return new Hosting.Processes(circumstances, pid);
    }
}
