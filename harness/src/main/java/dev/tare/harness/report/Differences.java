package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.run.RunInfo;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.Warning;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What differs between runs besides their figures.
///
/// @param runs by label
record Differences(Map<String, RunResult> runs) {

    private static final String NONE = "n/a";

    /// What to know before one believes a difference.
    List<String> warnings() {
        var warnings = new ArrayList<String>();
        if (runs.values().stream().anyMatch(run -> run.info().recipe().forks() == 1)) {
            warnings.add(
                    "The intervals hold what differs from round to round within a run. What differs"
                            + " from one start of a process to the next (JIT compilation, memory"
                            + " layout, the machine's mood) is not in them, so that two runs of the"
                            + " same may seem to differ by some percent. Forks (--forks 3) bring it"
                            + " in.");
        }
        Map<String, Set<String>> loads = new LinkedHashMap<>();
        for (RunResult run : runs.values()) {
            run.info()
                    .recipe()
                    .loads()
                    .forEach(load ->
                            loads.computeIfAbsent(load.id(), _ -> new LinkedHashSet<>())
                                    .add(Loads.text(load)));
        }
        loads.forEach((id, texts) -> {
            if (texts.size() > 1) {
                warnings.add(
                        "The load %s is not the same in all runs: %s."
                                .formatted(id, String.join("; ", texts)));
            }
        });
        runs.forEach((label, run) ->
                run.info().warnings().stream()
                        .filter(warning -> warning.about().equals(Warning.RUN))
                        .forEach(warning -> warnings.add(label + ": " + warning.text())));
        return warnings;
    }

    /// All that is recorded and not the same in all runs.
    Block table() {
        var facts = new LinkedHashMap<String, List<String>>();
        for (RunResult run : runs.values()) {
            facts(run.info()).forEach((what, _) -> facts.put(what, new ArrayList<>()));
        }
        for (RunResult run : runs.values()) {
            Map<String, String> own = facts(run.info());
            facts.forEach((what, values) -> values.add(own.getOrDefault(what, NONE)));
        }
        var columns = new ArrayList<Block.Column>();
        columns.add(text("what"));
        runs.keySet().forEach(label -> columns.add(text(label)));
        var rows = new ArrayList<Block.Row>();
        facts.forEach((what, values) -> {
            if (Set.copyOf(values).size() > 1) {
                var line = new ArrayList<>(List.of(what));
                line.addAll(values);
                rows.add(new Block.Row(line, List.of()));
            }
        });
        return new Block.Table(columns, rows);
    }

    private static Map<String, String> facts(RunInfo info) {
        var facts = new LinkedHashMap<String, String>();
        facts.put("begun", info.startedAt().toString());
        facts.put("commit", info.commit().orElse(NONE));
        facts.put("options", String.join(" ", info.options()));
        facts.put("rounds", Figures.whole(info.recipe().rounds()));
        facts.put("forks", Figures.whole(info.recipe().forks()));
        facts.put("seed", Long.toString(info.recipe().seed()));
        facts.put("processor", info.machine().cpuModel());
        facts.put("cores", Figures.whole(info.machine().cores()));
        facts.put("memory MiB", Figures.mebibytes(info.machine().memoryBytes()));
        facts.put("system", info.machine().os() + ", " + info.machine().kernel());
        facts.put("container", info.machine().container().orElse("none"));
        facts.put("frequency governor", info.machine().governor().orElse(NONE));
        facts.put("placement", RunBlocks.placement(info.placement()));
        facts.put("Java", info.javaVersion());
        facts.put("JVM options", String.join(" ", info.jvmOptions()));
        facts.put("tools", String.join(", ", info.toolVersions().values()));
        facts.put("database connections", Figures.whole(info.poolSize()));
        info.recipe().loads().forEach(load -> facts.put("load " + load.id(), Loads.text(load)));
        info.targets()
                .forEach(target ->
                        facts.put("target " + target.label(), RepeatBlocks.versions(target)));
        return facts;
    }
}
