package dev.tare.harness.cli;

import dev.tare.harness.container.Containers;
import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.process.Started;
import dev.tare.harness.run.Hosting;
import dev.tare.harness.run.Surroundings;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where a run's targets and database live: on this machine, or in containers.
sealed interface Premises permits OnMachine, InContainers {

    /// What is open for targets to start.
    ///
    /// @param database what they ask
    /// @param here the surroundings with the database in its place
    /// @param hosting how they are started
    /// @param containers what they run under, if they are containers
    record Opened(
            RunningDatabase database,
            Surroundings here,
            Hosting hosting,
            Optional<Containers> containers) {}

    /// What a target's variant needs and does not find, a line for each.
    List<String> lacks(TargetVariant variant);

    /// What of a target is not built.
    List<String> unbuilt(Target target);

    /// Builds what is stale.
    ///
    /// @return why a target is not built, by its name
    Map<String, String> prepare(Started started, List<TargetVariant> variants, PrintWriter err);

    /// Starts the database.
    Opened open(Started started, Plan plan, Map<String, PlacedTarget> places, Surroundings here);

    /// Puts what a run was made of beside its results.
    void keep(Path folder);

    /// How targets would be started by hand.
    Hosting describe(Plan plan, Map<String, PlacedTarget> places, Surroundings here);

    /// The lines of a script before the first target starts.
    List<String> before(Hosting hosting);

    /// The lines of a script after the last target has ended.
    List<String> after(Hosting hosting);

    /// The options that chose it, as typed.
    List<String> options();
}
