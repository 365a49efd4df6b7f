package dev.tare.harness.target;

import dev.tare.harness.yaml.YamlFile;
import dev.tare.harness.yaml.YamlMapping;
import dev.tare.harness.yaml.YamlProblems;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads a `target.yaml`.
final class TargetFile {

    /// The file's name in a target's folder.
    static final String NAME = "target.yaml";

    private static final Pattern NAME_PATTERN = Pattern.compile("[a-z][a-z0-9]*([-_][a-z0-9]+)*");
    private static final Pattern VARIANT_PATTERN =
            Pattern.compile("[a-z][a-z0-9]*([-_][a-z0-9]+)*(-N)?");

    /// Without `/ping` and `/health` there is nothing to compare and nothing to wait for.
    private static final List<String> MAY_BE_MISSING =
            List.of("/", "/user", "/users", "/delay", "/db/users/{id}", "/db/users");

    private static final int DEFAULT_EXAMPLE = 200;

    private TargetFile() {}

    /// Reads a folder's file.
    ///
    /// @param problems takes everything that is wrong with it
    /// @return the target, only to be used if there is no problem
    static Optional<Target> read(Path folder, YamlProblems problems) {
        return YamlFile.read(folder.resolve(NAME), problems).map(top -> target(folder, top));
    }

    private static Target target(Path folder, YamlMapping top) {
        var target =
                new Target(
                        folder,
                        name(folder, top),
                        top.text("description"),
                        top.text("language"),
                        top.text("framework"),
                        top.text("server"),
                        top.number("port", 1024, 65535),
                        top.texts("stack"),
                        top.texts("tools"),
                        top.optionalText("install"),
                        versions(top),
                        top.mapping("build").map(TargetFile::build),
                        top.texts("start"),
                        top.texts("package"),
                        notOffered(top),
                        top.mappings("deviations").stream().map(TargetFile::deviation).toList(),
                        variants(top));
        top.end();
        return target;
    }

    private static String name(Path folder, YamlMapping top) {
        String name = top.text("name", NAME_PATTERN, "lower-case words joined by -");
        String folderName = folder.getFileName().toString();
        if (!name.isEmpty() && !name.equals(folderName)) {
            top.problem(
                    "name", "expected the folder's name %s, got %s".formatted(folderName, name));
        }
        return name;
    }

    private static List<Version> versions(YamlMapping top) {
        var versions = new ArrayList<Version>();
        top.mappingsByName("versions")
                .forEach((label, entry) -> versions.add(version(label, entry)));
        return List.copyOf(versions);
    }

    private static Version version(String label, YamlMapping entry) {
        Pattern pattern = entry.pattern("pattern");
        if (pattern.matcher("").groupCount() < 1) {
            entry.problem("pattern", "expected a group () around the version, got " + pattern);
        }
        boolean isCommand = entry.has("command");
        if (isCommand == entry.has("file")) {
            entry.problem("file", "expected either file or command");
        }
        Version version =
                isCommand
                        ? new Version.OfCommand(label, entry.texts("command"), pattern)
                        : new Version.InFile(label, entry.text("file"), pattern);
        entry.end();
        return version;
    }

    private static List<String> notOffered(YamlMapping top) {
        List<String> paths = top.optionalTexts("notOffered");
        for (String path : paths) {
            if (!path.isEmpty() && !MAY_BE_MISSING.contains(path)) {
                top.problem(
                        "notOffered",
                        "expected some of %s, got %s"
                                .formatted(String.join(" ", MAY_BE_MISSING), path));
            }
        }
        return paths;
    }

    private static Build build(YamlMapping entry) {
        var build = new Build(entry.texts("command"), entry.texts("sources"));
        entry.end();
        return build;
    }

    private static Deviation deviation(YamlMapping entry) {
        var deviation =
                new Deviation(entry.text("check"), entry.text("instead"), entry.text("why"));
        entry.end();
        return deviation;
    }

    private static List<Variant> variants(YamlMapping top) {
        var variants = new ArrayList<Variant>();
        top.mappingsByName("variants").forEach((name, entry) -> variants.add(variant(name, entry)));
        return List.copyOf(variants);
    }

    private static Variant variant(String name, YamlMapping entry) {
        if (!VARIANT_PATTERN.matcher(name).matches()) {
            entry.problem("", "expected lower-case words joined by -, possibly ending in -N");
        }
        Map<String, String> environment = entry.textsByName("environment");
        if (environment.isEmpty()) {
            entry.problem("environment", "expected at least one variable");
        }
        if (name.endsWith("-N") && !environment.containsValue("N")) {
            entry.problem("environment", "expected a value N, for which the number is put");
        }
        var variant =
                new Variant(
                        name,
                        entry.text("description"),
                        environment,
                        needs(entry),
                        examples(name, entry));
        entry.end();
        return variant;
    }

    private static List<Need> needs(YamlMapping entry) {
        var needs = new ArrayList<Need>();
        List<String> known = Arrays.stream(Need.values()).map(Need::text).toList();
        for (String need : entry.optionalTexts("needs")) {
            int index = known.indexOf(need);
            if (index < 0) {
                entry.problem("needs", "expected one of %s, got %s".formatted(known, need));
            } else {
                needs.add(Need.values()[index]);
            }
        }
        return List.copyOf(needs);
    }

    private static List<Integer> examples(String name, YamlMapping entry) {
        if (!name.endsWith("-N")) {
            return List.of();
        }
        List<Integer> examples = entry.optionalNumbers("examples", 1, 999_999);
        return examples.isEmpty() ? List.of(DEFAULT_EXAMPLE) : examples;
    }
}
