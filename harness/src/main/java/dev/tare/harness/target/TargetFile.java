package dev.tare.harness.target;

import dev.tare.harness.yaml.Fields;
import dev.tare.harness.yaml.Kind;
import dev.tare.harness.yaml.Problems;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// Reads a `target.yaml`.
final class TargetFile {

    /// The file's name in a target's folder.
    static final String NAME = "target.yaml";

    private static final Kind<String> TARGET_NAME =
            Kind.matching("lower-case words joined by -", "[a-z][a-z0-9]*([-_][a-z0-9]+)*");
    private static final Pattern VARIANT_NAME =
            Pattern.compile("[a-z][a-z0-9]*([-_][a-z0-9]+)*(-N)?");
    private static final Kind<Pattern> WITH_GROUP =
            new Kind<>(
                    "a regular expression with a group () around the version",
                    Pattern.compile("()"),
                    TargetFile::withGroup);

    /// Without `/ping` and `/health` there is nothing to compare and nothing to wait for.
    private static final Kind<String> MAY_BE_MISSING =
            Kind.oneOf(
                    List.of("/", "/user", "/users", "/delay", "/db/users/{id}", "/db/users"),
                    path -> path);

    private static final Kind<Need> NEED = Kind.oneOf(Need.values(), Need::text);

    private static final int DEFAULT_EXAMPLE = 200;

    private TargetFile() {}

    /// Reads a folder's file.
    ///
    /// @param text what is in it
    /// @param problems takes everything that is wrong with it
    /// @return the target, only to be used if there is no problem
    static Optional<Target> read(Path folder, String text, Problems problems) {
        return Fields.read(problems, text, top -> target(folder, top));
    }

    private static Target target(Path folder, Fields top) {
        return new Target(
                folder,
                name(folder, top),
                top.required("description", Kind.TEXT),
                top.required("language", Kind.TEXT),
                top.required("framework", Kind.TEXT),
                top.required("server", Kind.TEXT),
                top.required("port", Kind.number(1024, 65535)),
                top.atLeastOne("stack", Kind.TEXT),
                top.atLeastOne("tools", Kind.TEXT),
                top.optional("install", Kind.TEXT),
                top.childrenByName("versions", TargetFile::version),
                top.child("build", TargetFile::build),
                top.atLeastOne("start", Kind.TEXT),
                top.atLeastOne("package", Kind.TEXT),
                top.list("notOffered", MAY_BE_MISSING),
                top.children("deviations", TargetFile::deviation),
                top.childrenByName("variants", TargetFile::variant));
    }

    private static String name(Path folder, Fields top) {
        String name = top.required("name", TARGET_NAME);
        String folderName = folder.getFileName().toString();
        if (!name.isEmpty() && !name.equals(folderName)) {
            top.problem(
                    "name",
                    "expected the folder's name %s, got \"%s\"".formatted(folderName, name));
        }
        return name;
    }

    private static Version version(String label, Fields entry) {
        Pattern pattern = entry.required("pattern", WITH_GROUP);
        if (entry.has("command") == entry.has("file")) {
            entry.problem("expected either file or command");
        }
        return entry.has("command")
                ? new Version.OfCommand(label, entry.atLeastOne("command", Kind.TEXT), pattern)
                : new Version.InFile(label, entry.optional("file", Kind.TEXT).orElse(""), pattern);
    }

    private static Optional<Pattern> withGroup(String text) {
        try {
            return Optional.of(Pattern.compile(text))
                    .filter(pattern -> pattern.matcher("").groupCount() > 0);
        } catch (PatternSyntaxException none) {
            return Optional.empty();
        }
    }

    private static Build build(Fields entry) {
        return new Build(
                entry.atLeastOne("command", Kind.TEXT), entry.atLeastOne("sources", Kind.TEXT));
    }

    private static Deviation deviation(Fields entry) {
        return new Deviation(
                entry.required("check", Kind.TEXT),
                entry.required("instead", Kind.TEXT),
                entry.required("why", Kind.TEXT));
    }

    private static Variant variant(String name, Fields entry) {
        if (!VARIANT_NAME.matcher(name).matches()) {
            entry.problem("expected lower-case words joined by -, possibly ending in -N");
        }
        Map<String, String> environment = entry.byName("environment", Kind.TEXT);
        if (environment.isEmpty()) {
            entry.problem("environment", "expected at least one variable");
        }
        if (name.endsWith("-N") && !environment.containsValue("N")) {
            entry.problem("environment", "expected a value N, for which the number is put");
        }
        return new Variant(
                name,
                entry.required("description", Kind.TEXT),
                environment,
                entry.list("needs", NEED),
                examples(name, entry));
    }

    private static List<Integer> examples(String name, Fields entry) {
        if (!name.endsWith("-N")) {
            return List.of();
        }
        List<Integer> examples = entry.list("examples", Kind.number(1, 999_999));
        return examples.isEmpty() ? List.of(DEFAULT_EXAMPLE) : examples;
    }
}
