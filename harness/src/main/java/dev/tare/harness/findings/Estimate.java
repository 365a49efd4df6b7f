package dev.tare.harness.findings;

import dev.tare.harness.stats.Interval;
import dev.tare.harness.stats.PairedRatio;
import dev.tare.harness.stats.Summary;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/// A metric of a target under a load over all rounds.
public sealed interface Estimate {

    /// A figure with its spread.
    ///
    /// @param summary over the trials whose figure is sound; over all if none is
    /// @param isSound whether it is a figure to rely on
    /// @param interval of the geometric mean, over rounds or, of several forks, over their means,
    ///   at a confidence of 95 %; nothing of fewer than two
    record Known(Summary summary, boolean isSound, Optional<Interval> interval)
            implements Estimate {}

    /// No figure.
    ///
    /// @param reason why, as it stands behind `n/a`
    record Unknown(String reason) implements Estimate {}

    /// The median, if there is one.
    default OptionalDouble median() {
        return switch (this) {
            case Known known -> OptionalDouble.of(known.summary().median());
            case Unknown _ -> OptionalDouble.empty();
        };
    }

    /// Sums the trials of a target under a load up.
    static Estimate of(Metric metric, List<TrialFinding> trials) {
        List<TrialFinding> sound =
                trials.stream().filter(trial -> trial.soundAmount(metric).isPresent()).toList();
        if (!sound.isEmpty()) {
            return new Known(summary(metric, sound), true, interval(metric, sound));
        }
        List<TrialFinding> all =
                trials.stream().filter(trial -> trial.amount(metric).isPresent()).toList();
        return all.isEmpty()
                ? new Unknown(reason(metric, trials))
                : new Known(summary(metric, all), false, Optional.empty());
    }

    private static Summary summary(Metric metric, List<TrialFinding> trials) {
        return Summary.of(amounts(metric, trials));
    }

    /// A geometric mean is the ratio to pairs of one, which has an interval.
    private static Optional<Interval> interval(Metric metric, List<TrialFinding> trials) {
        double[] values = independent(metric, trials);
        if (values.length < 2 || Arrays.stream(values).anyMatch(value -> value <= 0)) {
            return Optional.empty();
        }
        double[] ones = new double[values.length];
        Arrays.fill(ones, 1);
        return Optional.of(PairedRatio.of(ones, values).interval(Against.CONFIDENCE));
    }

    /// The values that count as one observation each: rounds, or of several forks their geometric
    /// means.
    static double[] independent(Metric metric, List<TrialFinding> trials) {
        Collection<List<TrialFinding>> forks =
                trials.stream().collect(Collectors.groupingBy(TrialFinding::fork)).values();
        return forks.size() == 1
                ? amounts(metric, trials)
                : forks.stream()
                        .mapToDouble(fork -> Pairs.geometricMean(amounts(metric, fork)))
                        .toArray();
    }

    private static double[] amounts(Metric metric, List<TrialFinding> trials) {
        return trials.stream().mapToDouble(trial -> trial.amount(metric).orElseThrow()).toArray();
    }

    private static String reason(Metric metric, List<TrialFinding> trials) {
        for (TrialFinding trial : trials) {
            if (trial.values().get(metric) instanceof Value.Unknown(String reason)) {
                return reason;
            }
        }
        return "no trial was done";
    }
}
