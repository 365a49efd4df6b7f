package dev.tare.harness.findings;

import java.util.List;
import java.util.Set;

/// The trials of one target under one load.
///
/// @param target the target's label
/// @param load the load's id
/// @param trials by number
record Group(String target, String load, List<TrialFinding> trials) {

    /// Whether more could have been served than was asked, in most of the trials that count.
    boolean isLimitedByLoad() {
        Set<Limit> usual = LimitVote.of(trials);
        return usual.contains(Limit.LOAD_CPU) && !usual.contains(Limit.TARGET_CPU);
    }
}
