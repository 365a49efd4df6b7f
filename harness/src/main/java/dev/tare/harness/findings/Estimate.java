package dev.tare.harness.findings;

import dev.tare.harness.stats.Summary;

import java.util.List;
import java.util.OptionalDouble;

/// A metric of a target under a load over all rounds.
public sealed interface Estimate {

    /// A figure with its spread.
    ///
    /// @param summary over the trials whose figure is sound; over all if none is
    /// @param isSound whether it is a figure to rely on
    record Known(Summary summary, boolean isSound) implements Estimate {}

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
        double[] sound = amounts(trials.stream().map(trial -> trial.soundAmount(metric)).toList());
        if (sound.length > 0) {
            return new Known(Summary.of(sound), true);
        }
        double[] all = amounts(trials.stream().map(trial -> trial.amount(metric)).toList());
        return all.length > 0
                ? new Known(Summary.of(all), false)
                : new Unknown(reason(metric, trials));
    }

    private static double[] amounts(List<OptionalDouble> amounts) {
        return amounts.stream().flatMapToDouble(OptionalDouble::stream).toArray();
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
