package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.run.RunInfo;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TargetFacts;
import dev.tare.harness.run.TrialResult;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What it takes to do the same again.
///
/// @param run what was run
record RepeatBlocks(RunResult run) {

    List<Block> blocks() {
        return List.of(
                new Block.Heading(2, "Environment"),
                environment(),
                new Block.Heading(2, "To repeat it"),
                new Block.Commands(List.of(command())),
                new Block.Sentences(List.of("or by hand, first the target, then the load:")),
                new Block.Commands(Stream.concat(starts(), loads()).toList()));
    }

    private Block environment() {
        RunInfo info = run.info();
        var rows = new ArrayList<Block.Row>();
        rows.add(Block.Row.of("commit", info.commit().orElse("n/a: no git here")));
        rows.add(Block.Row.of("processor", info.machine().cpuModel()));
        rows.add(Block.Row.of("architecture", info.machine().architecture()));
        rows.add(
                Block.Row.of(
                        "frequency governor",
                        info.machine().governor().orElse("n/a: it cannot be read here")));
        rows.add(Block.Row.of("JVM options", String.join(" ", info.jvmOptions())));
        rows.add(Block.Row.of("database", info.database()));
        rows.add(Block.Row.of("database connections", Figures.whole(info.poolSize())));
        info.targets().forEach(target -> rows.add(Block.Row.of(target.label(), versions(target))));
        return new Block.Table(List.of(text("what"), text("value")), rows);
    }

    static String versions(TargetFacts target) {
        String versions =
                target.versions().entrySet().stream()
                        .map(version -> version.getKey() + " " + version.getValue())
                        .collect(Collectors.joining(", "));
        return target.address()
                + (versions.isEmpty() ? "" : ": " + versions)
                + target.transport().map(text -> "; transport " + text).orElse("")
                + (target.keepAliveLimit().isPresent()
                        ? "; closes a connection after %s answers"
                                .formatted(target.keepAliveLimit().getAsInt())
                        : "");
    }

    String command() {
        String options = String.join(" ", run.info().options());
        return ("./tare run " + run.info().recipe().name() + " " + options).strip();
    }

    private Stream<String> starts() {
        return run.info().targets().stream()
                .flatMap(target -> target.command().stream())
                .distinct();
    }

    /// The first command of each target and load.
    private Stream<String> loads() {
        var commands = new LinkedHashMap<String, String>();
        for (TrialResult trial : run.trials()) {
            if (!trial.command().isEmpty()) {
                commands.putIfAbsent(trial.target() + "\0" + trial.load(), trial.command());
            }
        }
        return commands.values().stream().distinct();
    }
}
