package dev.tare.harness.run;

import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.recipe.Recipe;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The machine, who runs where on it, and what speaks against figures that are measured here.
///
/// @param machine what it is
/// @param placement who runs where
/// @param warnings that concern all figures
public record Surroundings(Machine machine, Placement placement, List<Warning> warnings) {

    /// Without a look at what else the machine does.
    public static Surroundings of(Recipe recipe) {
        var placer = new Placer(Processors.read(), Affinity.isAvailable(), recipe.database());
        Placer.Decision decision = placer.place(recipe.cpus());
        return new Surroundings(MachineReader.read(), decision.placement(), decision.warnings());
    }

    /// With a look at what else the machine does, which takes half a second.
    ///
    /// @param targets the folder of the targets
    public static Surroundings look(Recipe recipe, Path targets) throws InterruptedException {
        Surroundings here = of(recipe);
        var seen = new ArrayList<>(Disturbances.look(here.machine));
        Leftovers.look(targets).ifPresent(seen::add);
        return here.with(here.placement, seen);
    }

    /// Pins the database; one that was there before is left where it is.
    public Surroundings withDatabase(RunningDatabase database) {
        if (placement.database().isEmpty()) {
            return this;
        }
        if (database.pid().isPresent()
                && pinned(placement.database().get(), database.pid().getAsLong())) {
            return this;
        }
        return with(
                new Placement(
                        placement.target(),
                        placement.load(),
                        Optional.empty(),
                        placement.compilers()),
                List.of(
                        Warning.ofRun(
                                "the database %s is not pinned".formatted(database.address()),
                                "it was not started here",
                                "pin it yourself, or leave --db out")));
    }

    /// With targets in containers, whose threads keep to the processors of their container.
    public Surroundings inContainers() {
        return with(
                new Placement(placement.target(), placement.load(), placement.database()),
                List.of());
    }

    /// With more that speaks against figures.
    public Surroundings with(List<Warning> more) {
        return with(placement, more);
    }

    private Surroundings with(Placement other, List<Warning> more) {
        var all = new ArrayList<>(warnings);
        all.addAll(more);
        return new Surroundings(machine, other, List.copyOf(all));
    }

    /// The server and what it has started; what it starts later inherits it.
    private static boolean pinned(CpuList cpus, long pid) {
        return ProcessHandle.of(pid).stream()
                .flatMap(server -> Stream.concat(Stream.of(server), server.descendants()))
                .map(ProcessHandle::pid)
                .allMatch(each -> Affinity.pin(cpus, each));
    }
}
