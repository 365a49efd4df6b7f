package dev.tare.harness.cli;

import dev.tare.harness.target.Requirements;
import dev.tare.harness.target.Staleness;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;
import dev.tare.harness.target.Variant;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// All that the targets' folders say, and what of it this machine has.
///
/// @param targets in the order to print them
record CatalogueReport(List<Target> targets) {

    void print(PrintWriter out) {
        section(out, "", targetTable());
        section(out, "", addressTable());
        section(out, "Missing:", targets.stream().flatMap(CatalogueReport::missing).toList());
        section(out, "Not offered:", targets.stream().flatMap(CatalogueReport::gaps).toList());
        section(out, "Otherwise than the contract:", deviationLines());
        out.flush();
    }

    private static void section(PrintWriter out, String heading, List<String> lines) {
        if (lines.isEmpty()) {
            return;
        }
        if (!heading.isEmpty()) {
            out.println(heading);
        }
        lines.forEach(out::println);
        out.println();
    }

    private List<String> targetTable() {
        var table = new TextTable("TARGET", "PORT", "STATE", "STACK", "VERSIONS");
        for (Target target : targets) {
            table.row(
                    target.name(),
                    Integer.toString(target.port()),
                    state(target),
                    String.join(", ", target.stack()),
                    versions(target));
        }
        return table.lines();
    }

    private static String state(Target target) {
        if (!Requirements.missingTools(target).isEmpty()) {
            return "missing";
        }
        if (Staleness.isStale(target)) {
            return "to build";
        }
        return Requirements.missingFiles(target).isEmpty() ? "ready" : "not built";
    }

    private static String versions(Target target) {
        return target.versions().stream()
                .map(version -> version.label() + " " + version.read(target.folder()))
                .collect(Collectors.joining(", "));
    }

    private List<String> addressTable() {
        var table = new TextTable("ADDRESS", "WHAT IT IS");
        for (Target target : targets) {
            table.row(target.name(), target.description());
            for (Variant variant : target.variants()) {
                var addressed = new TargetVariant(target, variant);
                table.row(addressed.address(), variant.description() + unavailable(addressed));
            }
        }
        return table.lines();
    }

    private static String unavailable(TargetVariant variant) {
        return variant.variant().needs().stream()
                .flatMap(need -> need.missing().stream())
                .map(reason -> " (not here: " + reason + ")")
                .collect(Collectors.joining());
    }

    /// Only what its user must get or do; what `tare up` builds by itself is not missing.
    private static Stream<String> missing(Target target) {
        return Stream.concat(
                        Requirements.missingTools(target).stream(),
                        target.build().isPresent()
                                ? Stream.empty()
                                : Requirements.missingFiles(target).stream())
                .map(line -> "  " + line);
    }

    private static Stream<String> gaps(Target target) {
        return target.notOffered().isEmpty()
                ? Stream.empty()
                : Stream.of(
                        "  %s: %s"
                                .formatted(target.name(), String.join(", ", target.notOffered())));
    }

    private List<String> deviationLines() {
        return targets.stream()
                .flatMap(target ->
                        target.deviations().stream()
                                .map(deviation ->
                                        "  %s, %s: %s, because %s"
                                                .formatted(
                                                        target.name(),
                                                        deviation.check(),
                                                        deviation.instead(),
                                                        deviation.why())))
                .toList();
    }
}
