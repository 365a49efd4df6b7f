package dev.tare.harness.findings;

import dev.tare.harness.stats.PairedDifference;
import dev.tare.harness.stats.PairedRatio;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/// The values of two targets in the rounds in which both are sound, by fork.
///
/// Of several forks each is one pair: rounds of one process share its JIT compilation. Its value is
/// the geometric mean of its rounds for a ratio, and their mean for a difference.
final class Pairs {

    private record Pair(double baseline, double other) {}

    private final Map<Integer, List<Pair>> byFork;
    private final boolean forked;

    private Pairs(Map<Integer, List<Pair>> byFork, boolean forked) {
        this.byFork = byFork;
        this.forked = forked;
    }

    /// Finds the pairs of two groups under the same load.
    ///
    /// @param forks how many the recipe asks for
    static Pairs of(Metric metric, Group baseline, Group other, int forks) {
        var byFork = new TreeMap<Integer, List<Pair>>();
        for (TrialFinding trial : other.trials()) {
            List<Pair> pairs = pairs(metric, baseline, trial);
            if (!pairs.isEmpty()) {
                byFork.merge(trial.fork(), pairs, Pairs::joined);
            }
        }
        return new Pairs(byFork, forks > 1);
    }

    private static List<Pair> pairs(Metric metric, Group baseline, TrialFinding trial) {
        return baseline.trials().stream()
                .filter(peer -> peer.fork() == trial.fork() && peer.round() == trial.round())
                .filter(peer ->
                        peer.soundAmount(metric).isPresent()
                                && trial.soundAmount(metric).isPresent())
                .map(peer ->
                        new Pair(
                                peer.amount(metric).orElseThrow(),
                                trial.amount(metric).orElseThrow()))
                .toList();
    }

    private static List<Pair> joined(List<Pair> some, List<Pair> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /// How many pairs an interval rests on: forks if there are several, else rounds.
    int count() {
        return forked ? byFork.size() : all().size();
    }

    /// Whether a ratio can be taken of every pair.
    boolean areAboveZero() {
        return all().stream().allMatch(pair -> pair.baseline > 0 && pair.other > 0);
    }

    /// The ratio other ÷ baseline.
    PairedRatio ratio() {
        return PairedRatio.of(
                values(Pair::baseline, Pairs::geometricMean),
                values(Pair::other, Pairs::geometricMean));
    }

    /// The difference other − baseline.
    PairedDifference difference() {
        return PairedDifference.of(
                values(Pair::baseline, Pairs::mean), values(Pair::other, Pairs::mean));
    }

    private double[] values(ToDoubleFunction<Pair> side, ToDoubleFunction<double[]> ofFork) {
        return forked
                ? byFork.values().stream()
                        .mapToDouble(pairs ->
                                ofFork.applyAsDouble(pairs.stream().mapToDouble(side).toArray()))
                        .toArray()
                : all().stream().mapToDouble(side).toArray();
    }

    private List<Pair> all() {
        return byFork.values().stream().flatMap(List::stream).toList();
    }

    /// The mean that ratios have; a value of 0 makes it 0.
    static double geometricMean(double[] values) {
        return Math.exp(mean(Arrays.stream(values).map(Math::log).toArray()));
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }
}
