package dev.tare.harness.run;

import dev.tare.harness.recipe.CpuList;

import java.util.List;
import java.util.Optional;

/// Where target, load generator and database run, as resolved on this machine.
///
/// @param target the target's processors; nothing if it is not pinned
/// @param load the load generator's, likewise
/// @param database the database's, likewise
public record Placement(
        Optional<CpuList> target, Optional<CpuList> load, Optional<CpuList> database) {

    /// Nothing is pinned.
    public static final Placement UNPINNED =
            new Placement(Optional.empty(), Optional.empty(), Optional.empty());

    /// Whether the target and the load generator run apart.
    public boolean isPinned() {
        return target.isPresent();
    }

    /// The words before a command that is to run on some processors.
    ///
    /// @param cpus nothing if it is not pinned
    public static List<String> prefix(Optional<CpuList> cpus) {
        return cpus.map(list -> List.of("taskset", "-c", list.text())).orElse(List.of());
    }
}
