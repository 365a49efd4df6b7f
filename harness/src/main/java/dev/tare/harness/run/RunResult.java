package dev.tare.harness.run;

import java.util.List;

/// A run with the trials that it has so far.
///
/// @param info all besides the trials
/// @param trials by number, each number once
public record RunResult(RunInfo info, List<TrialResult> trials) {

    /// Whether every trial of the plan ran to its end.
    public boolean isComplete() {
        return trials.stream().filter(trial -> trial.state() == TrialResult.State.DONE).count()
                == info.plannedTrials();
    }

    /// The trials that ran to their end, of a target under a load, by number.
    public List<TrialResult> done(String target, String load) {
        return trials.stream()
                .filter(trial -> trial.state() == TrialResult.State.DONE)
                .filter(trial -> trial.target().equals(target) && trial.load().equals(load))
                .toList();
    }
}
