package dev.tare.harness.report;

import static java.util.stream.Collectors.joining;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Outcome;
import dev.tare.harness.verify.Subject;
import dev.tare.harness.verify.Verification;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Checks down, targets across. If the names would make the lines too long, numbers stand for them.
final class Matrix {

    private static final int MAX_WIDTH = 120;
    private static final String GAP = "  ";
    private static final int MARK_WIDTH = 4;

    private record Mark(String text, Ink ink) {}

    private final boolean colour;

    Matrix(boolean colour) {
        this.colour = colour;
    }

    String of(Verification verification) {
        List<String> names = verification.subjects().stream().map(Subject::name).toList();
        int first = longest(verification.checks().stream().map(Check::id).toList());
        int width = first + names.stream().mapToInt(name -> GAP.length() + name.length()).sum();
        if (width <= MAX_WIDTH) {
            return table(verification, first, names);
        }
        List<String> numbers =
                IntStream.rangeClosed(1, names.size()).mapToObj(Integer::toString).toList();
        return legend(numbers, names) + table(verification, first, numbers);
    }

    private static String legend(List<String> numbers, List<String> names) {
        int width = longest(numbers);
        return IntStream.range(0, names.size())
                .mapToObj(i -> padded(numbers.get(i), width) + GAP + names.get(i) + "\n")
                .collect(joining("", "", "\n"));
    }

    private String table(Verification verification, int first, List<String> headings) {
        var text = new StringBuilder();
        var heading = new StringBuilder(padded("check", first));
        headings.forEach(name -> heading.append(GAP).append(padded(name, column(name))));
        text.append(Ink.BOLD.on(heading.toString().stripTrailing(), colour)).append('\n');
        for (Check check : verification.checks()) {
            text.append(row(verification, check, first, headings)).append('\n');
        }
        return text.toString();
    }

    private String row(Verification verification, Check check, int first, List<String> headings) {
        var cells = new ArrayList<String>();
        for (int i = 0; i < headings.size(); i++) {
            Mark mark = mark(verification.outcome(verification.subjects().get(i), check));
            boolean last = i == headings.size() - 1;
            int padding = last ? 0 : column(headings.get(i)) - mark.text.length();
            cells.add(mark.ink.on(mark.text, colour) + " ".repeat(padding));
        }
        return padded(check.id(), first) + GAP + String.join(GAP, cells);
    }

    private static int column(String heading) {
        return Math.max(heading.length(), MARK_WIDTH);
    }

    private static Mark mark(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Passed _ -> new Mark("ok", Ink.GREEN);
            case Outcome.Failed _ -> new Mark("FAIL", Ink.RED);
            case Outcome.Deviates _ -> new Mark("dev", Ink.YELLOW);
            case Outcome.NotOffered _ -> new Mark("-", Ink.PLAIN);
        };
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private static int longest(List<String> texts) {
        return texts.stream().mapToInt(String::length).max().orElse(0);
    }
}
