package dev.tare.harness.run;

import dev.tare.harness.container.Containers;
import dev.tare.harness.database.DatabaseAddress;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.recipe.Tool;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What is known of a run before its first target starts.
///
/// @param home the project's folder
/// @param plan what is to be done
/// @param places where each target listens, by label
/// @param hosting how targets are started
/// @param containers what runs them, if they are containers
public record Inventory(
        Path home,
        Plan plan,
        Map<String, PlacedTarget> places,
        Hosting hosting,
        Optional<Containers> containers) {

    private static final String JVM_OPTIONS = "targets/jvm.options";

    /// All that is known now.
    ///
    /// @param here the machine
    /// @param options what the user typed
    /// @param tools the tools' versions
    public RunInfo info(
            Surroundings here,
            List<String> options,
            Map<Tool, String> tools,
            DatabaseAddress database,
            int poolSize) {
        var toolVersions = new TreeMap<String, String>();
        tools.forEach((tool, version) -> toolVersions.put(tool.text(), version));
        return new RunInfo(
                RunInfo.SCHEMA_VERSION,
                plan.recipe(),
                options,
                Instant.now(),
                here.machine(),
                "%s (%s)"
                        .formatted(
                                System.getProperty("java.runtime.version"),
                                System.getProperty("java.vendor")),
                jvmOptions(),
                toolVersions,
                Commit.of(home),
                database.toString(),
                plan.trials().size(),
                poolSize,
                here.placement(),
                plan.targets().stream().map(this::facts).toList(),
                plan.skipped(),
                here.warnings(),
                containers);
    }

    /// The options of every JVM target: the common file's and the recipe's.
    private List<String> jvmOptions() {
        var options = new ArrayList<String>();
        try (Stream<String> lines = Files.lines(home.resolve(JVM_OPTIONS))) {
            lines.map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .forEach(options::add);
        } catch (IOException none) {
            // then there are no common ones
        }
        options.addAll(plan.recipe().jvmOptions());
        return List.copyOf(options);
    }

    private TargetFacts facts(RecipeTarget entry) {
        PlacedTarget place = places.get(entry.label());
        return place == null ? foreign(entry) : own(entry, place);
    }

    private static TargetFacts foreign(RecipeTarget entry) {
        return new TargetFacts(
                entry.label(),
                entry.address(),
                List.of(),
                entry.url().orElseThrow(),
                Optional.empty(),
                Map.of(),
                Map.of(),
                List.of(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                false,
                Optional.of("it was not started here"),
                List.of(),
                Map.of(),
                Optional.empty(),
                OptionalInt.empty(),
                List.of());
    }

    private TargetFacts own(RecipeTarget entry, PlacedTarget place) {
        Target target = place.variant().target();
        var versions = new LinkedHashMap<String, String>();
        target.versions()
                .forEach(version -> versions.put(version.label(), version.read(target.folder())));
        return new TargetFacts(
                entry.label(),
                entry.address(),
                target.stack(),
                place.url(),
                Optional.of(ShellCommand.of(hosting.command(place))),
                place.variant().variant().environment(),
                versions,
                List.of(),
                containers.isPresent()
                        ? OptionalLong.empty()
                        : OptionalLong.of(packageBytes(target)),
                OptionalLong.empty(),
                target.isJvm(),
                Files.isReadable(Path.of("/proc/self/stat"))
                        ? Optional.empty()
                        : Optional.of("only Linux tells it"),
                target.deviations(),
                Map.of(),
                Optional.empty(),
                OptionalInt.empty(),
                List.of());
    }

    private static long packageBytes(Target target) {
        return target.packageFiles().stream()
                .map(target.folder()::resolve)
                .flatMap(Inventory::files)
                .mapToLong(file -> file.toFile().length())
                .sum();
    }

    private static Stream<Path> files(Path path) {
        try (Stream<Path> files = Files.walk(path)) {
            return files.filter(Files::isRegularFile).toList().stream();
        } catch (IOException gone) {
            return Stream.empty();
        }
    }
}
