package dev.tare.harness.run;

import dev.tare.harness.load.LoadResult;
import dev.tare.harness.sample.ProcessUsage;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;

/// What came of a trial: a line of `trials.jsonl`.
///
/// @param number its place in the plan, from 1; of several lines with one number the last one holds
/// @param fork which set of fresh processes it belongs to, from 1
/// @param round the round within the fork, from 1
/// @param target the target's label
/// @param load the load's id
/// @param state whether it ran to its end
/// @param failure what went wrong, the last lines of a log or of the tool's output after the first
///   line; of a skipped or interrupted one the reason; nothing if it is done
/// @param command what made the load, as one would type it
/// @param startedAt when the load began
/// @param wall from the start of the load generator to its end
/// @param result what the load generator measured; also of a failed trial if it measured something
/// @param targetUsage what the target's processes used meanwhile; nothing where they cannot be seen
/// @param loadCpu CPU time of the load generator, without that of its start if it tells; nothing if
///   it cannot be known
/// @param databaseCpu CPU time of the database's processes; nothing if the recipe needs none or
///   they cannot be seen
/// @param stolenShare the share of the machine's CPU time that the hypervisor took, 0 to 1
/// @param busyShare the share of the machine's CPU time that was used, by whomever, 0 to 1
public record TrialResult(
        int number,
        int fork,
        int round,
        String target,
        String load,
        State state,
        Optional<String> failure,
        String command,
        Instant startedAt,
        Duration wall,
        Optional<LoadResult> result,
        Optional<ProcessUsage> targetUsage,
        Optional<Duration> loadCpu,
        Optional<Duration> databaseCpu,
        OptionalDouble stolenShare,
        OptionalDouble busyShare) {

    /// How a trial ended.
    public enum State {
        /// It ran to its end and has a result.
        DONE,
        /// The target or the load generator failed.
        FAILED,
        /// It was not run, for the reason that is its failure.
        SKIPPED,
        /// The user ended it.
        INTERRUPTED
    }

    /// Whether it stands; otherwise a resumed run does it again.
    public boolean isSettled() {
        return state == State.DONE || state == State.FAILED;
    }
}
