package dev.tare.harness.run;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.recipe.Cpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Decides who runs where.
///
/// @param processors what there is
/// @param canPin whether processes can be pinned, which takes `taskset`
/// @param usesDatabase whether the database takes part
record Placer(Processors processors, boolean canPin, boolean usesDatabase) {

    private static final int CORES_FOR_THREE = 4;

    /// A placement, with what speaks against figures under it.
    record Decision(Placement placement, List<Warning> warnings) {}

    /// Resolves what the recipe asks for.
    ///
    /// @throws ProblemException if it names processors and that cannot be done
    Decision place(Cpus asked) {
        return switch (asked) {
            case Cpus.Auto() -> shared();
            case Cpus.Unpinned() ->
                    unpinned("nothing was pinned", "the recipe or --cpus says none");
            case Cpus.Pinned pinned -> pinned(pinned);
        };
    }

    /// The first half of the cores is the target's. Of four or more, a database gets half of the
    /// rest; of fewer it shares the load generator's.
    private Decision shared() {
        List<SortedSet<Integer>> units = units();
        if (!canPin) {
            return unpinned("nothing was pinned", "there is no taskset here");
        }
        if (units.size() < 2) {
            return unpinned("target and load generator share one processor", "there is no other");
        }
        int half = units.size() / 2;
        List<SortedSet<Integer>> rest = units.subList(half, units.size());
        boolean apart = usesDatabase && units.size() >= CORES_FOR_THREE;
        int load = apart ? (rest.size() + 1) / 2 : rest.size();
        var placement =
                new Placement(
                        Optional.of(Processors.list(units.subList(0, half))),
                        Optional.of(Processors.list(rest.subList(0, load))),
                        Optional.of(
                                Processors.list(apart ? rest.subList(load, rest.size()) : rest)));
        return new Decision(
                placement.withSpreadCompilers(),
                processors.cores().size() < 2 ? oneCore() : List.of());
    }

    /// Whole cores, or the threads of the only one.
    private List<SortedSet<Integer>> units() {
        return processors.cores().size() > 1
                ? processors.cores()
                : processors.all().stream()
                        .<SortedSet<Integer>>map(cpu -> new TreeSet<>(List.of(cpu)))
                        .toList();
    }

    private static List<Warning> oneCore() {
        return List.of(
                Warning.ofRun(
                        "target and load generator run on two threads of one core",
                        "the machine has no second core",
                        "compare targets with each other only, or take a machine with more cores"));
    }

    private static Decision unpinned(String seen, String cause) {
        var warning =
                Warning.ofRun(
                        seen + ", so target, load generator and database take each other's time",
                        cause,
                        "compare CPU time per request rather than requests/s");
        return new Decision(Placement.UNPINNED, List.of(warning));
    }

    private Decision pinned(Cpus.Pinned pinned) {
        var problems = new ArrayList<String>();
        if (!canPin) {
            problems.add(
                    "cpus: there is no taskset here (Debian and Ubuntu: apt install util-linux):"
                            + " use --cpus auto");
        }
        Stream.of(Optional.of(pinned.target()), Optional.of(pinned.load()), pinned.database())
                .flatMap(Optional::stream)
                .filter(list -> !processors.all().containsAll(list.cpus()))
                .forEach(list -> problems.add(absent(list)));
        if (!problems.isEmpty()) {
            throw ProblemException.missing(problems);
        }
        var placement =
                new Placement(
                        Optional.of(pinned.target()),
                        Optional.of(pinned.load()),
                        pinned.database().or(() -> Optional.of(pinned.load())));
        return new Decision(placement.withSpreadCompilers(), shared(pinned));
    }

    private String absent(CpuList list) {
        return "cpus: expected some of %s, got %s: use --cpus auto"
                .formatted(
                        String.join(",", processors.all().stream().map(Object::toString).toList()),
                        list.text());
    }

    /// What target and load generator have in common.
    private List<Warning> shared(Cpus.Pinned pinned) {
        SortedSet<Integer> target = pinned.target().cpus();
        SortedSet<Integer> load = pinned.load().cpus();
        if (target.stream().anyMatch(load::contains)) {
            return List.of(
                    Warning.ofRun(
                            "target and load generator share processors",
                            "the recipe or --cpus gives some to both",
                            "give each its own"));
        }
        return processors.cores().stream()
                .filter(core -> core.stream().anyMatch(target::contains))
                .filter(core -> core.stream().anyMatch(load::contains))
                .map(core -> String.join(" and ", core.stream().map(Object::toString).toList()))
                .map(core ->
                        Warning.ofRun(
                                "target and load generator share a core: its threads are " + core,
                                "the recipe or --cpus gives one to each",
                                "give each whole cores; lscpu -e lists them"))
                .toList();
    }
}
