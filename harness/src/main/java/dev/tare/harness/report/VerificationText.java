package dev.tare.harness.report;

import dev.tare.harness.verify.Outcome;
import dev.tare.harness.verify.Result;
import dev.tare.harness.verify.Verification;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/// A verification in plain text: the matrix of checks and targets, every mismatch as expected
/// against got, the declared deviations, the totals.
public final class VerificationText {

    /// So many checks that fail in the same way are told once.
    private static final int ALIKE = 4;

    private final boolean colour;

    /// A printer.
    ///
    /// @param colour whether to use a terminal's colours
    public VerificationText(boolean colour) {
        this.colour = colour;
    }

    /// The whole text, with a line end at its end.
    public String of(Verification verification) {
        var text = new StringBuilder(new Matrix(colour).of(verification));
        text.append(failures(verification));
        text.append(deviations(verification));
        return text.append('\n').append(totals(verification)).append('\n').toString();
    }

    private String failures(Verification verification) {
        var groups = new LinkedHashMap<String, List<Result>>();
        for (Result result : verification.results()) {
            if (result.outcome() instanceof Outcome.Failed failed) {
                groups.computeIfAbsent(manner(result, failed), _ -> new ArrayList<>()).add(result);
            }
        }
        var text = new StringBuilder();
        for (List<Result> alike : groups.values()) {
            if (alike.size() >= ALIKE) {
                text.append(failure(alike.getFirst(), alike.size() - 1));
            } else {
                alike.forEach(result -> text.append(failure(result, 0)));
            }
        }
        return text.toString();
    }

    /// What failures must share to be told as one: the server, and what was got if it is one thing.
    private static String manner(Result result, Outcome.Failed failed) {
        String detail =
                failed.mismatches().size() == 1
                        ? failed.mismatches().getFirst().got()
                        : "\0" + result.check().id();
        return result.subject().name() + "\0" + detail;
    }

    private String failure(Result result, int more) {
        var text = new StringBuilder(title(result, Ink.RED));
        if (more > 0) {
            text.append(" (and %d more checks alike)".formatted(more));
        }
        text.append('\n');
        if (result.outcome() instanceof Outcome.Failed failed) {
            failed.mismatches()
                    .forEach(mismatch ->
                            text.append("  expected  ")
                                    .append(mismatch.expected())
                                    .append("\n  got       ")
                                    .append(mismatch.got())
                                    .append('\n'));
        }
        return text.toString();
    }

    private String deviations(Verification verification) {
        var text = new StringBuilder();
        for (Result result : verification.results()) {
            if (result.outcome() instanceof Outcome.Deviates deviates) {
                text.append(title(result, Ink.YELLOW))
                        .append("\n  instead   ")
                        .append(deviates.declared().instead())
                        .append("\n  why       ")
                        .append(deviates.declared().why())
                        .append('\n');
            }
        }
        return text.toString();
    }

    private String title(Result result, Ink ink) {
        return "\n%s  %s: %s"
                .formatted(
                        result.subject().name(),
                        ink.on(result.check().id(), colour),
                        result.check().line());
    }

    private static String totals(Verification verification) {
        return String.format(
                Locale.ROOT,
                "%s, %s: %d passed, %d failed, %d deviate as declared, %d not offered",
                counted(verification.subjects().size(), "target"),
                counted(verification.checks().size(), "check"),
                count(verification, Outcome.Passed.class),
                count(verification, Outcome.Failed.class),
                count(verification, Outcome.Deviates.class),
                count(verification, Outcome.NotOffered.class));
    }

    private static String counted(int number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }

    private static long count(Verification verification, Class<? extends Outcome> kind) {
        return verification.results().stream()
                .filter(result -> kind.isInstance(result.outcome()))
                .count();
    }
}
