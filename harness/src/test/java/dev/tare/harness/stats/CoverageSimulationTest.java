package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleSupplier;

/// Experiments with a known truth: rounds in which the whole machine drifts by tenths, and noise of
/// each trial's own that multiplies.
class CoverageSimulationTest {

    private static final int EXPERIMENTS = 20_000;

    private final Random random = new Random(20_260_101);

    @ParameterizedTest
    @CsvSource({"5, 0.01", "5, 0.02", "5, 0.03", "10, 0.01", "10, 0.02", "10, 0.03"})
    void theIntervalCoversTheTruthAsOftenAsItSays(int rounds, double noise) {
        assertThat(coverage(rounds, () -> Math.exp(random.nextGaussian(0, noise))))
                .isBetween(0.93, 0.97);
    }

    /// One trial in twenty is hit by something that costs it up to a fifth.
    @ParameterizedTest
    @CsvSource({"5", "10"})
    void outliersWidenTheIntervalRatherThanMislead(int rounds) {
        assertThat(
                        coverage(
                                rounds,
                                () ->
                                        Math.exp(random.nextGaussian(0, 0.02))
                                                * (random.nextInt(20) == 0
                                                        ? 1 + random.nextDouble() / 5
                                                        : 1)))
                .isBetween(0.93, 0.99);
    }

    @Test
    void ofSixEqualTargetsOneIsCalledDifferentInOneOfTwentyExperimentsAtMost() {
        int wrong = 0;
        for (int i = 0; i < EXPERIMENTS; i++) {
            wrong += verdictsOn(1, 1, 1, 1, 1, 1).stream().allMatch(this::none) ? 0 : 1;
        }
        assertThat(wrong / (double) EXPERIMENTS).isBetween(0.01, 0.05);
    }

    @Test
    void aDifferenceOfATenthIsFoundAmongSixTargets() {
        int found = 0;
        for (int i = 0; i < EXPERIMENTS; i++) {
            found += verdictsOn(1.1, 1, 1, 1, 1, 1).getFirst() == Verdict.MORE ? 1 : 0;
        }
        assertThat(found / (double) EXPERIMENTS).isGreaterThan(0.9);
    }

    private boolean none(Verdict verdict) {
        return verdict == Verdict.NO_DIFFERENCE_SEEN;
    }

    private double coverage(int rounds, DoubleSupplier noise) {
        double truth = 1.13;
        int covered = 0;
        for (int i = 0; i < EXPERIMENTS; i++) {
            double[][] values = experiment(rounds, noise, 1, truth);
            Interval interval = PairedRatio.of(values[0], values[1]).interval(0.95);
            covered += interval.contains(truth) ? 1 : 0;
        }
        return covered / (double) EXPERIMENTS;
    }

    private List<Verdict> verdictsOn(double... others) {
        double[] costs = new double[others.length + 1];
        costs[0] = 1;
        System.arraycopy(others, 0, costs, 1, others.length);
        double[][] values = experiment(5, () -> Math.exp(random.nextGaussian(0, 0.02)), costs);
        var ratios = new ArrayList<PairedRatio>();
        for (int target = 1; target < values.length; target++) {
            ratios.add(PairedRatio.of(values[0], values[target]));
        }
        return Holm.compare(ratios, 0.05).stream().map(Comparison::verdict).toList();
    }

    /// A value for each target and round.
    private double[][] experiment(int rounds, DoubleSupplier noise, double... costs) {
        double[][] values = new double[costs.length][rounds];
        double machine = 40;
        for (int round = 0; round < rounds; round++) {
            machine *= Math.exp(random.nextGaussian(0, 0.1));
            for (int target = 0; target < costs.length; target++) {
                values[target][round] = machine * costs[target] * noise.getAsDouble();
            }
        }
        return values;
    }
}
