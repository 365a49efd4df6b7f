package dev.tare.harness.recipe;

import dev.tare.harness.yaml.Fields;
import dev.tare.harness.yaml.Kind;
import dev.tare.harness.yaml.Problems;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// Reads a recipe's file strictly: an unknown key is an error, and all errors are told at once.
public final class RecipeReader {

    private static final Kind<RecipeTarget> ADDRESS =
            new Kind<>(
                    "a target such as netty or ssm-jetty@virtual",
                    RecipeTarget.of("x"),
                    text ->
                            Optional.of(text)
                                    .filter(RecipeTarget::isAddress)
                                    .map(RecipeTarget::of));

    private static final Kind<Cpus> CPUS =
            new Kind<>("auto or none", new Cpus.Auto(), Cpus::unpinned);

    private RecipeReader() {}

    /// Reads a file.
    ///
    /// @throws InvalidRecipeException with a line for each problem
    /// @throws IOException if the file cannot be read
    public static Recipe read(Path file) throws IOException {
        String name = file.getFileName().toString().replaceFirst("\\.yaml$", "");
        return read(name, file.toString(), Files.readString(file));
    }

    /// Reads the text of a file.
    ///
    /// @param name the recipe's name
    /// @param file what problems call the file
    /// @throws InvalidRecipeException with a line for each problem
    static Recipe read(String name, String file, String yaml) {
        var problems = new Problems(file);
        Optional<Recipe> recipe = Fields.read(problems, yaml, fields -> recipe(name, fields));
        if (!problems.lines().isEmpty()) {
            throw new InvalidRecipeException(problems.lines());
        }
        return recipe.orElseThrow();
    }

    private static Recipe recipe(String name, Fields fields) {
        String title = fields.required("title", Kind.TEXT);
        List<RecipeTarget> targets = targets(fields);
        List<Load> loads = loads(fields);
        var published = new PublishedReader(targets, loads);
        return new Recipe(
                name,
                title,
                fields.child("source", RecipeReader::source),
                fields.list("notes", Kind.TEXT),
                targets,
                loads,
                fields.required("rounds", Kind.number(1, Recipe.MAX_ROUNDS)),
                fields.optional("forks", Kind.number(1, Recipe.MAX_FORKS)).orElse(1),
                fields.optional("isolated", Kind.FLAG).orElse(false),
                fields.optional("seed", Kind.number(0, 999_999_999)).orElse(1),
                fields.optional("cpus", CPUS, RecipeReader::pinned).orElse(new Cpus.Auto()),
                fields.optional("database", Kind.FLAG).orElse(false),
                fields.list("jvmOptions", Kind.matching("a JVM option", "-\\S+")),
                fields.child("warmUp", RecipeReader::warmUp).orElse(Recipe.WarmUp.DEFAULT),
                fields.children("published", published::read));
    }

    private static Recipe.Source source(Fields fields) {
        return new Recipe.Source(
                fields.required("text", Kind.TEXT),
                fields.optional(
                        "published", Kind.matching("a month such as 2022-06", "\\d{4}-\\d{2}")),
                fields.optional("machine", Kind.TEXT),
                fields.optional("tool", Kind.TEXT),
                fields.optional("claim", Kind.TEXT));
    }

    private static List<RecipeTarget> targets(Fields fields) {
        List<RecipeTarget> targets = fields.list("targets", ADDRESS, RecipeReader::target);
        if (targets.isEmpty()) {
            fields.problem("targets: expected at least one target");
        }
        if (targets.stream().filter(RecipeTarget::baseline).count() > 1) {
            fields.problem("targets: only one can be the baseline");
        }
        refuseTwins(fields, "targets", targets.stream().map(RecipeTarget::label).toList());
        return targets;
    }

    private static RecipeTarget target(Fields fields) {
        RecipeTarget address = fields.required("target", ADDRESS);
        boolean baseline =
                fields.optional("role", Kind.oneOf(List.of("baseline"), role -> role)).isPresent();
        return new RecipeTarget(
                fields.optional("label", Kind.TEXT).orElse(address.address()),
                address.address(),
                baseline,
                fields.optional("publishedAs", Kind.TEXT),
                fields.optional("url", ServerUrl.KIND));
    }

    private static List<Load> loads(Fields fields) {
        List<Load> loads = fields.children("loads", LoadReader::read);
        if (loads.isEmpty()) {
            fields.problem("loads: expected at least one load");
        }
        refuseTwins(fields, "loads", loads.stream().map(Load::id).toList());
        return loads;
    }

    private static Cpus pinned(Fields fields) {
        return new Cpus.Pinned(
                fields.required("target", CpuList.KIND),
                fields.required("load", CpuList.KIND),
                fields.optional("database", CpuList.KIND));
    }

    private static Recipe.WarmUp warmUp(Fields fields) {
        var absent = Recipe.WarmUp.DEFAULT;
        var warmUp =
                new Recipe.WarmUp(
                        fields.optional("window", Durations.KIND).orElse(absent.window()),
                        fields.optional("windows", Kind.number(3, 100)).orElse(absent.windows()),
                        fields.optional("tolerancePercent", Kind.decimal(0.1))
                                .map(percent -> percent / 100)
                                .orElse(absent.tolerance()),
                        fields.optional("min", Durations.KIND).orElse(absent.min()),
                        fields.optional("max", Durations.KIND).orElse(absent.max()));
        if (fields.isSound()) {
            warmUp.problems().forEach(fields::problem);
        }
        return warmUp;
    }

    private static void refuseTwins(Fields fields, String key, List<String> names) {
        var seen = new HashSet<String>();
        names.stream()
                .filter(name -> !seen.add(name))
                .forEach(name -> fields.problem("%s: two are called %s".formatted(key, name)));
    }
}
