package dev.tare.harness.report;

import dev.tare.harness.findings.Aspect;
import dev.tare.harness.findings.Doubt;
import dev.tare.harness.findings.Row;
import dev.tare.harness.run.RunInfo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// What speaks against figures, in words.
final class Doubts {

    private static final String ANSWER_LENGTH = "answer-length";

    private Doubts() {}

    /// In short, what was seen that a reader of a row's figure has to know; empty if nothing was.
    static String seen(Row row, Aspect aspect) {
        return row.doubts().stream()
                .filter(repeated -> repeated.doubt().qualifies(aspect))
                .map(repeated -> extent(repeated, row) + ": " + repeated.doubt().warning().seen())
                .map(Harmless::line)
                .collect(Collectors.joining("; "));
    }

    /// All that speaks against a row, a sentence each.
    static List<String> of(Row row) {
        return row.doubts().stream().map(repeated -> text(repeated, row)).toList();
    }

    private static String text(Row.Repeated repeated, Row row) {
        Doubt doubt = repeated.doubt();
        return "%s%s: %s"
                .formatted(
                        doubt.invalidates() ? "invalid, " : "",
                        extent(repeated, row),
                        doubt.warning().text());
    }

    private static String extent(Row.Repeated repeated, Row row) {
        return repeated.trials() == row.trials()
                ? "all trials"
                : "%s of %s trials".formatted(repeated.trials(), row.trials());
    }

    /// What speaks against all figures of a target.
    static List<String> ofTarget(RunInfo info, String target) {
        var lines = new ArrayList<String>();
        info.target(target).deviations().stream()
                .filter(deviation -> deviation.check().equals(ANSWER_LENGTH))
                .forEach(deviation -> lines.add("as declared: " + deviation.instead() + "."));
        info.warnings().stream()
                .filter(warning -> warning.about().equals(target))
                .forEach(warning -> lines.add(warning.text()));
        return lines;
    }
}
