package dev.tare.harness.cli;

import dev.tare.harness.load.ShellLine;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.plan.Trial;
import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.run.Hosting;
import dev.tare.harness.run.LoadGenerator;
import dev.tare.harness.run.ShellCommand;
import dev.tare.harness.target.PlacedTarget;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A plan as a script for a POSIX shell, which does what the run does but for its checks, samples
/// and report.
///
/// @param home the project's folder
/// @param plan what is to be done
/// @param places where each target listens, by label
/// @param premises where targets and database live
/// @param hosting how targets are started
/// @param generator knows the load generators' commands
record Script(
        Home home,
        Plan plan,
        Map<String, PlacedTarget> places,
        Premises premises,
        Hosting hosting,
        LoadGenerator generator) {

    List<String> lines() {
        var lines = new ArrayList<>(heading());
        boolean isolated = plan.recipe().isolated();
        for (int fork = 1; fork <= plan.recipe().forks(); fork++) {
            List<Trial> trials = trials(fork);
            if (isolated) {
                for (Trial trial : trials) {
                    lines.addAll(withTargets(List.of(trial.target()), List.of(trial)));
                }
            } else {
                lines.addAll(withTargets(plan.targets(), trials));
            }
        }
        lines.addAll(premises.after(hosting));
        return lines;
    }

    private List<String> heading() {
        Recipe recipe = plan.recipe();
        var lines = new ArrayList<String>();
        lines.add("# %s: %s".formatted(recipe.name(), recipe.title()));
        lines.add(
                "# %d trials: %d targets, %d loads, %d rounds, %d forks, seed %d; at most %s"
                        .formatted(
                                plan.trials().size(),
                                plan.targets().size(),
                                recipe.loads().size(),
                                recipe.rounds(),
                                recipe.forks(),
                                recipe.seed(),
                                text(plan.estimate().total())));
        plan.skipped()
                .forEach(skipped -> lines.add("# skipped: " + skipped.text().replace('\n', ' ')));
        lines.addAll(premises.before(hosting));
        return lines;
    }

    private List<String> withTargets(List<RecipeTarget> targets, List<Trial> trials) {
        var lines = new ArrayList<String>();
        lines.add("");
        lines.add("targets=");
        targets.stream()
                .filter(target -> places.containsKey(target.label()))
                .map(target -> places.get(target.label()))
                .forEach(place -> {
                    lines.add(
                            "( %s ) > /dev/null 2>&1 & targets=\"$targets $!\""
                                    .formatted(
                                            ShellCommand.of(hosting.command(place))
                                                    .replace("&& env", "&& exec env")));
                    lines.add(
                            "while kill -0 $! && ! curl -fs -o /dev/null %s/health; do sleep 0.1; done"
                                    .formatted(place.url()));
                });
        lines.addAll(warmUps(trials));
        trials.forEach(trial -> lines.add(line(trial)));
        lines.add("kill $targets; wait $targets");
        return lines;
    }

    /// Each target under each load once, with as many windows as fit into the bound.
    private List<String> warmUps(List<Trial> trials) {
        Recipe.WarmUp warmUp = plan.recipe().warmUp();
        long windows = Math.max(1, warmUp.max().dividedBy(warmUp.window()));
        var lines = new LinkedHashSet<String>();
        for (Trial trial : trials) {
            Load window = trial.load().lasting(new Extent.Lasting(warmUp.window()));
            lines.add(
                    "for window in $(seq %d); do %s; done > /dev/null"
                            .formatted(windows, command(window, trial, folder("warm-up"))));
        }
        var all = new ArrayList<String>();
        all.add(
                "# Until steady: at least %s, at most %s"
                        .formatted(text(warmUp.min()), text(warmUp.max())));
        all.addAll(lines);
        if (lines.size() > 1) {
            all.addAll(refreshes(trials));
        }
        return all;
    }

    private Set<String> refreshes(List<Trial> trials) {
        var length = new Extent.Lasting(plan.recipe().warmUp().refresh());
        var lines = new LinkedHashSet<String>();
        for (Trial trial : trials) {
            Load load = trial.load().lasting(length);
            lines.add(command(load, trial, folder("warm-up")) + " > /dev/null");
        }
        return lines;
    }

    private String line(Trial trial) {
        return command(trial.load(), trial, folder(trial.name()));
    }

    private String command(Load load, Trial trial, Path folder) {
        return "mkdir -p %s && %s"
                .formatted(
                        ShellLine.of(List.of(folder.toString())),
                        ShellLine.of(generator.command(load, url(trial.target()), folder)));
    }

    private URI url(RecipeTarget target) {
        return target.url().orElseGet(() -> places.get(target.label()).url());
    }

    private Path folder(String name) {
        return home.scratch().resolve("dry-run").resolve(name);
    }

    private List<Trial> trials(int fork) {
        return plan.trials().stream().filter(trial -> trial.fork() == fork).toList();
    }

    private static String text(Duration duration) {
        return duration.toMinutes() > 0
                ? "%d min %d s".formatted(duration.toMinutes(), duration.toSecondsPart())
                : "%d s".formatted(duration.toSeconds());
    }
}
