package dev.tare.harness.findings;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What usually limited several trials.
final class LimitVote {

    private LimitVote() {}

    /// The limits of at least half of the valid trials, or all of them if none has so many; of all
    /// trials if none is valid.
    static Set<Limit> of(List<TrialFinding> trials) {
        List<TrialFinding> valid = trials.stream().filter(TrialFinding::isValid).toList();
        List<TrialFinding> voters = valid.isEmpty() ? trials : valid;
        var seen = EnumSet.noneOf(Limit.class);
        var usual = EnumSet.noneOf(Limit.class);
        for (Limit limit : Limit.values()) {
            long votes = voters.stream().filter(trial -> trial.limits().contains(limit)).count();
            if (votes > 0) {
                seen.add(limit);
            }
            if (votes > 0 && 2 * votes >= voters.size()) {
                usual.add(limit);
            }
        }
        if (seen.isEmpty()) {
            return EnumSet.of(Limit.UNKNOWN);
        }
        return usual.isEmpty() ? seen : usual;
    }
}
