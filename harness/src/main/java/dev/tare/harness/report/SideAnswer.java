package dev.tare.harness.report;

import dev.tare.harness.findings.Change;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.SideBySide;
import dev.tare.harness.findings.SideBySide.Shift;
import dev.tare.harness.stats.Verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Which targets take more or less CPU per request than in the first run.
///
/// @param sides the runs
record SideAnswer(SideBySide sides) {

    /// A sentence for each load and later run.
    List<String> sentences() {
        var sentences = new ArrayList<String>();
        for (String load : sides.shifts().stream().map(Shift::load).distinct().toList()) {
            for (int run = 1; run < sides.runs().size(); run++) {
                sentences.add(sentence(load, run));
            }
        }
        return sentences.isEmpty() ? List.of("No run has a figure.") : sentences;
    }

    private String sentence(String load, int run) {
        var parts = new ArrayList<String>();
        List<String> moved =
                shifts(load, run, change -> hasVerdict(change, true)).stream()
                        .map(shift -> moved(shift, run))
                        .toList();
        if (!moved.isEmpty()) {
            parts.add(Answer.listed(moved));
        }
        List<String> same = names(load, run, change -> hasVerdict(change, false));
        if (!same.isEmpty()) {
            parts.add("no difference seen for " + Answer.listed(same));
        }
        List<String> unknown = names(load, run, Change.Unknown.class::isInstance);
        if (!unknown.isEmpty()) {
            parts.add("not to be compared: " + Answer.listed(unknown));
        }
        return "%s, CPU per request in %s against %s: %s."
                .formatted(
                        load,
                        new RunNames(sides.labels()).name(run),
                        new RunNames(sides.labels()).name(0),
                        String.join("; ", parts));
    }

    private List<Shift> shifts(String load, int run, Predicate<Change> which) {
        return sides.shifts().stream()
                .filter(shift -> shift.load().equals(load))
                .filter(shift -> which.test(change(shift, run)))
                .toList();
    }

    private List<String> names(String load, int run, Predicate<Change> which) {
        return shifts(load, run, which).stream().map(Shift::target).toList();
    }

    private static Change change(Shift shift, int run) {
        return shift.changes().get(Metric.CPU_MICROS_PER_REQUEST).get(run);
    }

    private static boolean hasVerdict(Change change, boolean differs) {
        return change instanceof Change.Known known
                && differs == (known.verdict() != Verdict.NO_DIFFERENCE_SEEN);
    }

    private static String moved(Shift shift, int run) {
        var known = (Change.Known) change(shift, run);
        var ratio = new Ratio(known.ratio(), known.interval());
        return "%s takes %s (95 %% interval %s)"
                .formatted(shift.target(), ratio.change("less", "as much"), ratio.range());
    }
}
