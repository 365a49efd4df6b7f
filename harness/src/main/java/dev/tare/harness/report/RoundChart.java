package dev.tare.harness.report;

import dev.tare.harness.findings.Estimate;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;
import dev.tare.harness.findings.TrialFinding;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The rounds in their order, each as its distance from the target's median, so that drift and
/// outliers show.
///
/// @param findings what the run says
/// @param load the load's id
/// @param metric of which figure
record RoundChart(Findings findings, String load, Metric metric) {

    private static final int MOST_TICKS = 12;

    /// A round of a fork.
    private record Turn(int fork, int round) {

        String text(boolean isForked) {
            return isForked ? fork + "." + round : Integer.toString(round);
        }
    }

    /// The chart; nothing if no round has a figure.
    Optional<Chart> chart() {
        List<Turn> turns = trials().map(RoundChart::turn).distinct().toList();
        double reach = reach();
        if (turns.isEmpty() || Double.isNaN(reach)) {
            return Optional.empty();
        }
        String percent = Figures.number(100 * reach) + " %";
        return Optional.of(
                new Chart(
                        "%s: %s, round by round"
                                .formatted(Harmless.line(load), SpreadChart.heading(metric)),
                        "From left to right: the rounds in their order. Middle line: the target's"
                                + " median; upper edge: %s more, lower edge: %s less. Hollow: not"
                                        .formatted(percent, percent)
                                + " counted.",
                        true,
                        ticks(turns),
                        findings.rows(load).stream().map(row -> line(row, turns, reach)).toList()));
    }

    private Stream<TrialFinding> trials() {
        return findings.trials().stream().filter(trial -> trial.load().equals(load));
    }

    private static Turn turn(TrialFinding trial) {
        return new Turn(trial.fork(), trial.round());
    }

    private Stream<TrialFinding> trials(Row row) {
        return trials().filter(trial -> trial.target().equals(row.target()));
    }

    /// The largest distance from a median, as a share of it, to the next round number.
    private double reach() {
        double largest =
                findings.rows(load).stream()
                        .flatMap(row -> trials(row).map(trial -> distance(row, trial)))
                        .flatMapToDouble(OptionalDouble::stream)
                        .map(Math::abs)
                        .max()
                        .orElse(Double.NaN);
        for (double reach : new double[] {0.02, 0.05, 0.1, 0.2, 0.5}) {
            if (largest <= reach) {
                return reach;
            }
        }
        return Math.ceil(largest);
    }

    private OptionalDouble distance(Row row, TrialFinding trial) {
        OptionalDouble median = row.estimate(metric).median();
        OptionalDouble amount = trial.amount(metric);
        return median.isPresent() && amount.isPresent() && median.getAsDouble() > 0
                ? OptionalDouble.of(amount.getAsDouble() / median.getAsDouble() - 1)
                : OptionalDouble.empty();
    }

    private static Axis across(List<Turn> turns) {
        return new Axis(0, turns.size(), false);
    }

    private static List<Chart.Tick> ticks(List<Turn> turns) {
        boolean isForked = turns.stream().anyMatch(turn -> turn.fork > 1);
        int every = (turns.size() + MOST_TICKS - 1) / MOST_TICKS;
        return IntStream.range(0, turns.size())
                .filter(i -> i % every == 0)
                .mapToObj(i ->
                        new Chart.Tick(across(turns).place(i + 0.5), turns.get(i).text(isForked)))
                .toList();
    }

    private Chart.Line line(Row row, List<Turn> turns, double reach) {
        String name = Harmless.line(row.target());
        if (!(row.estimate(metric) instanceof Estimate.Known known)) {
            return Chart.Line.empty(name, "n/a", "");
        }
        var points = new ArrayList<Chart.Point>();
        var up = new Axis(-reach, reach, false);
        trials(row)
                .forEach(trial ->
                        distance(row, trial)
                                .ifPresent(distance ->
                                        points.add(
                                                new Chart.Point(
                                                        across(turns)
                                                                .place(
                                                                        turns.indexOf(turn(trial))
                                                                                + 0.5),
                                                        up.place(-distance),
                                                        trial.soundAmount(metric).isPresent()
                                                                ? "dot"
                                                                : "dot unsound",
                                                        "3.5"))));
        double median = known.summary().median();
        String value =
                "%s to %s"
                        .formatted(
                                Figures.percent(known.summary().min() / median - 1),
                                Figures.percent(known.summary().max() / median - 1));
        return Chart.Line.plain(
                name,
                value,
                "%s: %s of the median %s".formatted(name, value, Figures.number(median)),
                new Chart.Marks(List.of(), List.of(), points));
    }
}
