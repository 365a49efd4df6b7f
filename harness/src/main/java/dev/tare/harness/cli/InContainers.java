package dev.tare.harness.cli;

import dev.tare.harness.container.Composition;
import dev.tare.harness.container.Containers;
import dev.tare.harness.container.Docker;
import dev.tare.harness.container.Layout;
import dev.tare.harness.container.Network;
import dev.tare.harness.database.DatabaseAddress;
import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.load.ShellLine;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.FreePorts;
import dev.tare.harness.process.Started;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.run.Hosting;
import dev.tare.harness.run.Surroundings;
import dev.tare.harness.run.Warning;
import dev.tare.harness.target.Need;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Targets and database as containers of the project's compose file.
///
/// @param home the project's folder
/// @param docker the command
/// @param engine what runs them
/// @param poolSize connections that each target holds
record InContainers(Home home, Docker docker, Containers engine, int poolSize) implements Premises {

    private static final String COMPOSE_FILE = "compose.json";

    /// Finds the engine.
    static InContainers of(Home home, Network network, int poolSize) {
        var docker = new Docker(home.folder());
        return new InContainers(home, docker, docker.containers(network), poolSize);
    }

    @Override
    public List<String> lacks(TargetVariant variant) {
        return variant.variant().needs().contains(Need.IO_URING)
                ? List.of(variant.address() + ": the engine does not let containers use io_uring")
                : List.of();
    }

    @Override
    public List<String> unbuilt(Target target) {
        return List.of();
    }

    @Override
    public Map<String, String> prepare(
            Started started, List<TargetVariant> variants, PrintWriter err) {
        List<Target> targets = variants.stream().map(TargetVariant::target).distinct().toList();
        err.println("building images; the first time takes minutes");
        Composition.build(docker, started, targets, home.logs("build"));
        return Map.of();
    }

    @Override
    public Opened open(
            Started started, Plan plan, Map<String, PlacedTarget> places, Surroundings here) {
        Layout layout = layout(plan, places, here);
        Composition composition = compose(layout, composeFile());
        composition.startDatabase(started, home.logs("containers"));
        RunningDatabase running =
                started.start(() -> RunningDatabase.named(home.folder(), address(layout)));
        Optional<String> javaVersion =
                layout.targets().stream()
                        .map(place -> place.variant().target())
                        .filter(Target::isJvm)
                        .findFirst()
                        .flatMap(composition::javaVersion);
        return new Opened(
                running,
                here.inContainers().with(warnings()),
                Hosting.InContainers.of(composition),
                Optional.of(engine.withJava(javaVersion)));
    }

    @Override
    public void keep(Path folder) {
        Path kept = folder.resolve(COMPOSE_FILE);
        try {
            Files.copy(composeFile(), kept, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw ProblemException.missing("%s cannot be written".formatted(kept), failure);
        }
    }

    private Path composeFile() {
        return home.scratch().resolve("containers").resolve(COMPOSE_FILE);
    }

    @Override
    public Hosting describe(Plan plan, Map<String, PlacedTarget> places, Surroundings here) {
        Path file = home.scratch().resolve("dry-run").resolve(COMPOSE_FILE);
        return new Hosting.InContainers(
                compose(layout(plan, places, here), file), Optional.empty());
    }

    @Override
    public List<String> before(Hosting hosting) {
        return List.of(
                ShellLine.of(List.of("cd", home.folder().toString())),
                ShellLine.of(composition(hosting).databaseCommand()));
    }

    @Override
    public List<String> after(Hosting hosting) {
        return List.of(ShellLine.of(composition(hosting).downCommand()));
    }

    @Override
    public List<String> options() {
        return List.of("--docker", "--network " + engine.network().text());
    }

    private static Composition composition(Hosting hosting) {
        return ((Hosting.InContainers) hosting).composition();
    }

    private Composition compose(Layout layout, Path file) {
        return Composition.write(docker, engine.network(), layout, file);
    }

    private Layout layout(Plan plan, Map<String, PlacedTarget> places, Surroundings here) {
        List<PlacedTarget> targets = List.copyOf(places.values());
        List<Integer> taken = targets.stream().map(PlacedTarget::port).toList();
        int port =
                FreePorts.several(taken.size() + 1).stream()
                        .filter(free -> !taken.contains(free))
                        .findFirst()
                        .orElseThrow();
        return new Layout(
                targets,
                port,
                DatabaseOptions.connections(targets.size(), poolSize),
                poolSize,
                plan.recipe().jvmOptions(),
                here.placement().target().map(CpuList::text).orElse(""),
                here.placement().database().map(CpuList::text).orElse(""));
    }

    /// As the run reaches it; targets on a network of their own know it by its service's name.
    private static DatabaseAddress address(Layout layout) {
        return new DatabaseAddress(
                PlacedTarget.HOST, layout.databasePort(), "tare", "tare", "tare");
    }

    private List<Warning> warnings() {
        var warnings = new ArrayList<Warning>();
        warnings.add(
                Warning.ofRun(
                        "allocated bytes and collections are not known",
                        "the JVMs are in containers, where they are not asked",
                        "run without --docker for these figures"));
        if (engine.network() == Network.BRIDGE) {
            warnings.add(
                    Warning.ofRun(
                            "every request goes through the engine's bridge and its proxy",
                            "--network bridge; their CPU time is in no target's figures",
                            "use --network host, which Linux has"));
        }
        return warnings;
    }
}
