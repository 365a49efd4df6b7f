package dev.tare.harness.findings;

import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.run.RunInfo;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TargetFacts;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.run.Warning;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// All that a run says; everything in a report follows from it and from [RunInfo].
///
/// @param schemaVersion of `findings.json`; see [#SCHEMA_VERSION]
/// @param recipe the recipe's name
/// @param baseline the label of the target that the others are compared with
/// @param leads who is first under each load
/// @param rows a row for each target under each load, load by load
/// @param layers what targets add to others of the run that they stand on
/// @param targets what each target costs before the first request
/// @param article what was published, if anything was
/// @param warnings what concerns all figures, or all of a target
/// @param trials what each trial says, by number
public record Findings(
        int schemaVersion,
        String recipe,
        String baseline,
        List<Lead> leads,
        List<Row> rows,
        List<Layer> layers,
        List<TargetFinding> targets,
        Optional<Article> article,
        List<Warning> warnings,
        List<TrialFinding> trials) {

    /// The form of the records.
    public static final int SCHEMA_VERSION = 1;

    private static final List<Metric> LEADING =
            List.of(Metric.CPU_MICROS_PER_REQUEST, Metric.REQUESTS_PER_SECOND);

    /// Looks at a run, complete or not.
    public static Findings of(RunResult run) {
        RunInfo info = run.info();
        Recipe recipe = info.recipe();
        List<TrialFinding> trials =
                run.trials().stream().flatMap(trial -> examined(info, trial).stream()).toList();
        List<Group> groups = groups(info, trials);
        String baseline = baseline(info);
        return new Findings(
                SCHEMA_VERSION,
                recipe.name(),
                baseline,
                leads(recipe, groups),
                rows(run, groups, baseline),
                new Layers(info.targets(), groups, recipe.forks()).layers(),
                info.targets().stream().map(TargetFinding::of).toList(),
                new ArticleReading(recipe, groups).article(),
                info.warnings(),
                trials);
    }

    /// The rows of a load.
    ///
    /// @param load its id
    public List<Row> rows(String load) {
        return rows.stream().filter(row -> row.load().equals(load)).toList();
    }

    private static Optional<TrialFinding> examined(RunInfo info, TrialResult trial) {
        return load(info.recipe(), trial.load()).map(load -> TrialFinding.of(info, load, trial));
    }

    private static Optional<Load> load(Recipe recipe, String id) {
        return recipe.loads().stream().filter(load -> load.id().equals(id)).findFirst();
    }

    /// The recipe's baseline, or the first target if that one could not take part.
    private static String baseline(RunInfo info) {
        String wanted = info.recipe().baseline().label();
        List<String> labels = info.targets().stream().map(TargetFacts::label).toList();
        return labels.contains(wanted) || labels.isEmpty() ? wanted : labels.getFirst();
    }

    private static List<Group> groups(RunInfo info, List<TrialFinding> trials) {
        var groups = new ArrayList<Group>();
        for (Load load : info.recipe().loads()) {
            for (TargetFacts target : info.targets()) {
                List<TrialFinding> own =
                        trials.stream()
                                .filter(trial -> trial.load().equals(load.id()))
                                .filter(trial -> trial.target().equals(target.label()))
                                .toList();
                if (!own.isEmpty() || !isSkipped(info, target, load)) {
                    groups.add(new Group(target.label(), load.id(), own));
                }
            }
        }
        return List.copyOf(groups);
    }

    private static boolean isSkipped(RunInfo info, TargetFacts target, Load load) {
        return info.skipped().stream()
                .filter(skipped -> skipped.target().equals(target.label()))
                .anyMatch(skipped ->
                        skipped.load().isEmpty() || skipped.load().get().equals(load.id()));
    }

    private static List<Lead> leads(Recipe recipe, List<Group> groups) {
        return recipe.loads().stream().flatMap(load -> leads(recipe, load, groups)).toList();
    }

    private static Stream<Lead> leads(Recipe recipe, Load load, List<Group> groups) {
        List<Group> own = groups.stream().filter(under(load)).toList();
        return LEADING.stream()
                .flatMap(metric -> new Leads(metric, recipe.forks()).of(load.id(), own).stream());
    }

    private static Predicate<Group> under(Load load) {
        return group -> group.load().equals(load.id());
    }

    private static List<Row> rows(RunResult run, List<Group> groups, String baseline) {
        Recipe recipe = run.info().recipe();
        Map<Metric, Map<Group, Against>> contrasts =
                new Contest(groups, baseline, recipe.forks()).outcomes();
        return groups.stream()
                .map(group ->
                        Row.of(
                                group,
                                recipe.rounds() * recipe.forks(),
                                isClosedLoop(recipe, group),
                                ofGroup(contrasts, group)))
                .toList();
    }

    private static boolean isClosedLoop(Recipe recipe, Group group) {
        return load(recipe, group.load()).orElseThrow().requestsPerSecond().isEmpty();
    }

    private static Map<Metric, Against> ofGroup(
            Map<Metric, Map<Group, Against>> contrasts, Group group) {
        var against = new EnumMap<Metric, Against>(Metric.class);
        contrasts.forEach((metric, outcomes) -> against.put(metric, outcomes.get(group)));
        return against;
    }
}
