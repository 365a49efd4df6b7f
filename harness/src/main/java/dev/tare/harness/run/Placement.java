package dev.tare.harness.run;

import dev.tare.harness.recipe.CpuList;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/// Where target, load generator and database run, as resolved on this machine.
///
/// @param target the target's processors; nothing if it is not pinned
/// @param load the load generator's, likewise
/// @param database the database's, likewise
/// @param compilers where a JVM target's compilers may run while it warms up; nothing if they stay
///   with it
public record Placement(
        Optional<CpuList> target,
        Optional<CpuList> load,
        Optional<CpuList> database,
        Optional<CpuList> compilers) {

    /// Nothing is pinned.
    public static final Placement UNPINNED =
            new Placement(Optional.empty(), Optional.empty(), Optional.empty());

    /// With compilers that stay with their target.
    public Placement(Optional<CpuList> target, Optional<CpuList> load, Optional<CpuList> database) {
        this(target, load, database, Optional.empty());
    }

    /// Whether the target and the load generator run apart.
    public boolean isPinned() {
        return target.isPresent();
    }

    /// With compilers that may use what target and load generator have together.
    Placement withSpreadCompilers() {
        var all = new TreeSet<Integer>();
        target.ifPresent(list -> all.addAll(list.cpus()));
        load.ifPresent(list -> all.addAll(list.cpus()));
        return new Placement(target, load, database, Optional.of(CpuList.of(all)));
    }

    /// The words before a command that is to run on some processors.
    ///
    /// @param cpus nothing if it is not pinned
    public static List<String> prefix(Optional<CpuList> cpus) {
        return cpus.map(list -> List.of(Affinity.TASKSET, "-c", list.text())).orElse(List.of());
    }
}
