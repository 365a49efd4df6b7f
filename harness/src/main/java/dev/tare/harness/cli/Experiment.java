package dev.tare.harness.cli;

import dev.tare.harness.load.Ab;
import dev.tare.harness.load.Embedded;
import dev.tare.harness.load.LoadDriver;
import dev.tare.harness.load.Wrk;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.plan.Planner;
import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.Started;
import dev.tare.harness.recipe.Change;
import dev.tare.harness.recipe.Overrides;
import dev.tare.harness.recipe.Tool;
import dev.tare.harness.run.Hosting;
import dev.tare.harness.run.Inventory;
import dev.tare.harness.run.LoadGenerator;
import dev.tare.harness.run.MachineLock;
import dev.tare.harness.run.Preflight;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.run.Run;
import dev.tare.harness.run.RunInfo;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.Setting;
import dev.tare.harness.run.Surroundings;
import dev.tare.harness.target.PlacedTarget;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// A recipe on this machine, from the plan to the report.
///
/// @param home the project's folder
/// @param participants the recipe and the targets that there are
/// @param poolSize connections that each target holds to the database
/// @param overrides what was changed in the recipe, for the record
/// @param isUnverified whether unequal servers are run all the same
/// @param err takes progress and complaints
record Experiment(
        Home home,
        Participants participants,
        int poolSize,
        Overrides overrides,
        boolean isUnverified,
        PrintWriter err) {

    /// Prints what would be done, as commands for a shell.
    void describe(PrintWriter out) {
        Plan plan = plan(Map.of());
        Surroundings here = Surroundings.of(plan.recipe());
        Map<String, PlacedTarget> places = participants.place(plan.targets());
        var generator = new LoadGenerator(drivers(), here.placement());
        Premises premises = participants.premises();
        Hosting hosting = premises.describe(plan, places, here);
        new Script(home, plan, places, premises, hosting, generator).lines().forEach(out::println);
        out.flush();
    }

    /// Runs it.
    ///
    /// @param parent where the run's folder is made, or that of the run to go on with
    /// @param earlier the folder of a run to go on with
    ExitStatus run(Path parent, Optional<ResultsFolder> earlier, Reporter reporter, PrintWriter out)
            throws InterruptedException {
        try (var _ = new Finish()) {
            ResultsFolder folder = measure(parent, earlier);
            reporter.report(folder, out);
            return status(folder.read());
        }
    }

    /// Starts all that is needed, measures, and stops it.
    private ResultsFolder measure(Path parent, Optional<ResultsFolder> earlier)
            throws InterruptedException {
        try (var started = new Started(line -> err.println("tare: " + line))) {
            started.start(() -> MachineLock.take(MachineLock.FILE));
            Plan wanted = plan(Map.of());
            Map<Tool, String> tools = new Preflight(wanted, drivers()).check(parent);
            Plan plan = built(started, wanted, parent);
            plan.skipped().forEach(skipped -> err.println("skipped: " + skipped.text()));
            if (earlier.isPresent() && Run.isSettled(plan, earlier.get().read())) {
                err.println("nothing is left to do in " + earlier.get().path());
                return earlier.get();
            }
            Surroundings here = Surroundings.look(plan.recipe(), home.folder().resolve("targets"));
            here.warnings().forEach(warning -> err.println("warning: " + warning.text()));
            return measure(
                    started,
                    plan,
                    here,
                    tools,
                    () -> earlier.orElseGet(() -> Folders.create(parent, plan.recipe())));
        }
    }

    private ResultsFolder measure(
            Started started,
            Plan plan,
            Surroundings here,
            Map<Tool, String> tools,
            Supplier<ResultsFolder> folders)
            throws InterruptedException {
        try (RunBar bar = RunBar.of(plan.estimate().total(), err)) {
            bar.begins("starting the database");
            Map<String, PlacedTarget> places = participants.place(plan.targets());
            Premises.Opened opened = participants.premises().open(started, plan, places, here);
            // The first start unpacks PostgreSQL in memory, which is given back before measuring.
            System.gc();
            ResultsFolder folder = folders.get();
            participants.premises().keep(folder.path());
            var inventory =
                    new Inventory(
                            home.folder(), plan, places, opened.hosting(), opened.containers());
            RunInfo fresh =
                    inventory.info(
                            opened.here(), options(), tools, opened.database().address(), poolSize);
            RunInfo info = folder.isBegun() ? fresh.resuming(folder.read().info()) : fresh;
            var setting =
                    new Setting(
                            plan,
                            places,
                            opened.hosting(),
                            new LoadGenerator(drivers(), opened.here().placement()),
                            opened.database(),
                            started,
                            isUnverified,
                            bar);
            Run.of(setting, info, folder);
            return folder;
        }
    }

    /// The plan without the targets that cannot be built.
    private Plan built(Started started, Plan wanted, Path parent) {
        Map<String, String> unbuilt =
                participants.premises().prepare(started, participants.startable(), err);
        if (unbuilt.isEmpty()) {
            return wanted;
        }
        Plan plan = plan(unbuilt);
        new Preflight(plan, drivers()).check(parent);
        return plan;
    }

    private Plan plan(Map<String, String> unbuilt) {
        return Planner.plan(participants.recipe(), participants.states(unbuilt));
    }

    /// Their scripts lie where nothing deletes them while a printed command may still name them.
    private Map<Tool, LoadDriver> drivers() {
        try {
            Files.createDirectories(home.scratch());
            return Map.of(
                    Tool.WRK,
                    Wrk.in(home.scratch()),
                    Tool.AB,
                    new Ab(),
                    Tool.EMBEDDED,
                    Embedded.in(home.folder()));
        } catch (IOException unwritable) {
            throw ProblemException.missing("%s cannot be written".formatted(home.scratch()));
        }
    }

    private List<String> options() {
        var options = new ArrayList<>(overrides.changes().stream().map(Change::option).toList());
        options.addAll(participants.premises().options());
        if (isUnverified) {
            options.add("--unverified");
        }
        return List.copyOf(options);
    }

    private static ExitStatus status(RunResult result) {
        return result.isComplete() ? ExitStatus.DONE : ExitStatus.FAILED;
    }
}
