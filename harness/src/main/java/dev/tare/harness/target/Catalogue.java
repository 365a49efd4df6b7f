package dev.tare.harness.target;

import dev.tare.harness.problem.Nearest;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.yaml.Problems;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// All targets, found by the `target.yaml` in their folders.
public final class Catalogue {

    private final List<Target> targets;

    private Catalogue(List<Target> targets) {
        this.targets = targets;
    }

    /// Reads every folder that has a `target.yaml`.
    ///
    /// @param home the folder that holds `targets/`
    /// @throws ProblemException with every problem of every file
    public static Catalogue scan(Path home) {
        var targets = new ArrayList<Target>();
        var lines = new ArrayList<String>();
        for (Path folder : folders(home.resolve("targets"))) {
            read(home, folder, lines).ifPresent(targets::add);
        }
        targets.sort(Comparator.comparingInt(Target::port));
        lines.addAll(sharedPorts(targets));
        if (!lines.isEmpty()) {
            throw ProblemException.badUsage(lines);
        }
        return new Catalogue(List.copyOf(targets));
    }

    private static Optional<Target> read(Path home, Path folder, List<String> lines) {
        Path file = folder.resolve(TargetFile.NAME);
        var problems = new Problems(home.relativize(file).toString());
        try {
            Optional<Target> target = TargetFile.read(folder, Files.readString(file), problems);
            lines.addAll(problems.lines());
            return target.filter(_ -> problems.lines().isEmpty());
        } catch (IOException unreadable) {
            lines.add("%s cannot be read: %s".formatted(home.relativize(file), unreadable));
            return Optional.empty();
        }
    }

    /// All targets by port.
    public List<Target> targets() {
        return targets;
    }

    /// The targets that are meant when the user names none: those that need nothing but a JDK.
    public List<Target> usual() {
        return targets.stream().filter(Target::needsOnlyJava).toList();
    }

    /// The targets and variants that the user names.
    ///
    /// @param addresses each `TARGET` or `TARGET@VARIANT`
    /// @throws ProblemException with a line for each address that names nothing
    public List<TargetVariant> find(List<String> addresses) {
        var found = new ArrayList<TargetVariant>();
        var problems = new ArrayList<String>();
        for (String address : addresses) {
            find(address, problems)
                    .filter(variant -> !found.contains(variant))
                    .ifPresent(found::add);
        }
        if (!problems.isEmpty()) {
            throw ProblemException.badUsage(problems);
        }
        return found;
    }

    private Optional<TargetVariant> find(String address, List<String> problems) {
        int at = address.indexOf('@');
        String name = at < 0 ? address : address.substring(0, at);
        Optional<Target> target =
                targets.stream().filter(candidate -> candidate.name().equals(name)).findFirst();
        if (target.isEmpty()) {
            List<String> names = targets.stream().map(Target::name).toList();
            problems.add("no target %s; %s".formatted(name, Nearest.hint(name, names)));
            return Optional.empty();
        }
        return at < 0
                ? Optional.of(target.get().plain())
                : variant(target.get(), address.substring(at + 1), problems);
    }

    private static Optional<TargetVariant> variant(
            Target target, String name, List<String> problems) {
        Optional<Variant> variant = target.variant(name);
        if (variant.isEmpty()) {
            List<String> names = target.variants().stream().map(Variant::name).toList();
            problems.add(
                    "%s has no variant %s; %s"
                            .formatted(target.name(), name, Nearest.hint(name, names)));
        }
        return variant.map(found -> new TargetVariant(target, found));
    }

    private static List<Path> folders(Path parent) {
        try (Stream<Path> children = Files.list(parent)) {
            return children.filter(child -> Files.exists(child.resolve(TargetFile.NAME)))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw ProblemException.missing(
                    "%s cannot be read: run tare from its own folder".formatted(parent),
                    unreadable);
        }
    }

    private static List<String> sharedPorts(List<Target> sorted) {
        var lines = new ArrayList<String>();
        for (int i = 1; i < sorted.size(); i++) {
            Target first = sorted.get(i - 1);
            Target second = sorted.get(i);
            if (first.port() == second.port()) {
                lines.add(
                        "targets/%s/%s: port: expected one of its own, got %d, which %s has"
                                .formatted(
                                        second.name(),
                                        TargetFile.NAME,
                                        second.port(),
                                        first.name()));
            }
        }
        return lines;
    }
}
