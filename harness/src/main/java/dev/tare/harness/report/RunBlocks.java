package dev.tare.harness.report;

import dev.tare.harness.container.Containers;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.run.Machine;
import dev.tare.harness.run.Placement;
import dev.tare.harness.run.RunInfo;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TrialResult.State;
import dev.tare.harness.run.Warning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What concerns a run as a whole.
///
/// @param run what was run
/// @param findings what it says
record RunBlocks(RunResult run, Findings findings) {

    private static final double MEBI = 1 << 20;

    /// Title, answer, extent, machine, what to know of all figures.
    List<Block> opening() {
        RunInfo info = run.info();
        Recipe recipe = info.recipe();
        var lines = new ArrayList<String>();
        lines.add(extent(recipe));
        lines.add(machine(info));
        info.containers().ifPresent(each -> lines.add(containers(each)));
        lines.add(placement(info.placement()));
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(1, recipe.title()));
        blocks.add(new Block.Answers(answers(recipe)));
        blocks.add(new Block.Sentences(lines));
        List<String> warnings =
                info.warnings().stream().filter(this::isOfNoRow).map(Warning::text).toList();
        if (!warnings.isEmpty()) {
            blocks.add(new Block.Warnings(warnings));
        }
        return blocks;
    }

    private List<String> answers(Recipe recipe) {
        var answers = new ArrayList<>(new Answer(findings).sentences());
        findings.article()
                .ifPresent(article -> answers.add(new ArticleBlocks(recipe, article).sentence()));
        return answers;
    }

    private String extent(Recipe recipe) {
        long done = run.trials().stream().filter(trial -> trial.state() == State.DONE).count();
        int asked = run.info().plannedTrials();
        return "recipe %s, %s%s, seed %s, %s of %s done, begun %s"
                .formatted(
                        recipe.name(),
                        Figures.counted(recipe.rounds(), "round"),
                        recipe.forks() > 1 ? " in each of %s forks".formatted(recipe.forks()) : "",
                        recipe.seed(),
                        Figures.whole(done),
                        Figures.counted(asked, "trial"),
                        run.info().startedAt());
    }

    private static String machine(RunInfo info) {
        Machine machine = info.machine();
        return "%s, %s, %s, %s, %s MiB of memory%s; Java %s%s"
                .formatted(
                        machine.os(),
                        machine.kernel(),
                        machine.cpuModel(),
                        Figures.counted(machine.cores(), "core"),
                        Figures.whole(machine.memoryBytes() / MEBI),
                        machine.container().map(kind -> " in " + kind).orElse(""),
                        info.javaVersion(),
                        info.toolVersions().isEmpty()
                                ? ""
                                : "; " + String.join(", ", info.toolVersions().values()));
    }

    /// Where and when a run was made, in a line.
    static String origin(RunInfo info) {
        return "recipe %s, %s, %s, %s, %s"
                .formatted(
                        info.recipe().name(),
                        Figures.counted(info.recipe().rounds(), "round"),
                        info.machine().cpuModel(),
                        Figures.counted(info.machine().cores(), "core"),
                        info.startedAt().toString().substring(0, 10));
    }

    private static String containers(Containers containers) {
        return "in containers of Docker %s, Compose %s, %s%s"
                .formatted(
                        containers.engine(),
                        containers.compose(),
                        switch (containers.network()) {
                            case HOST -> "on the host's network";
                            case BRIDGE -> "behind a bridge and its proxy";
                        },
                        containers
                                .javaVersion()
                                .map(version -> ", their Java " + version)
                                .orElse(""));
    }

    static String placement(Placement placement) {
        if (!placement.isPinned()) {
            return "target, load generator and database share all cores: each disturbs the other";
        }
        return "target on CPU %s%s, load generator on CPU %s%s"
                .formatted(
                        cpus(placement.target()),
                        placement
                                .compilers()
                                .map(list ->
                                        " (its compilers on %s while it warms up)"
                                                .formatted(list.text()))
                                .orElse(""),
                        cpus(placement.load()),
                        placement.database().isPresent()
                                ? ", database on CPU " + cpus(placement.database())
                                : "");
    }

    private static String cpus(Optional<CpuList> list) {
        return list.map(CpuList::text).orElse("any");
    }

    /// What the run left out, and what its recipe says of it.
    List<Block> remarks() {
        var lines = new ArrayList<String>();
        run.info().skipped().forEach(skipped -> lines.add("left out: " + skipped.text()));
        run.info().recipe().notes().forEach(note -> lines.add("note: " + note));
        if (findings.rows().stream().anyMatch(row -> row.closedLoop())) {
            lines.add(
                    "closed loop: a connection asks again only after its answer, so that latencies"
                            + " leave out what would have waited meanwhile (coordinated omission)");
        }
        if (findings.rows().stream().anyMatch(row -> !row.closedLoop())) {
            lines.add(
                    "open loop: requests are due at a fixed rate whatever the target does, and"
                            + " latencies count from when they were due");
        }
        return lines.isEmpty()
                ? List.of()
                : List.of(new Block.Heading(2, "To know"), new Block.Sentences(lines));
    }

    private boolean isOfNoRow(Warning warning) {
        return findings.rows().stream().noneMatch(row -> row.target().equals(warning.about()));
    }
}
