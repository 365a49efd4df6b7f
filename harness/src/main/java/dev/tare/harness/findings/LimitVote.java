package dev.tare.harness.findings;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What usually limited several trials.
final class LimitVote {

    private LimitVote() {}

    /// The limits of at least half of the valid trials; of all if none is valid.
    static Set<Limit> of(List<TrialFinding> trials) {
        List<TrialFinding> valid = trials.stream().filter(TrialFinding::isValid).toList();
        List<TrialFinding> voters = valid.isEmpty() ? trials : valid;
        var usual = EnumSet.noneOf(Limit.class);
        for (Limit limit : Limit.values()) {
            long votes = voters.stream().filter(trial -> trial.limits().contains(limit)).count();
            if (votes > 0 && 2 * votes >= voters.size()) {
                usual.add(limit);
            }
        }
        return usual.isEmpty() ? EnumSet.of(Limit.UNKNOWN) : usual;
    }
}
