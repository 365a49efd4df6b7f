package dev.tare.harness.findings;

import dev.tare.harness.run.TargetFacts;
import dev.tare.harness.stats.Summary;

import java.util.OptionalDouble;

/// What a target costs before the first request.
///
/// @param target the target's label
/// @param startupMillis until it answered, the median of its starts
/// @param starts how many there were
/// @param packageBytes the size of what is shipped
/// @param idleResidentBytes resident memory before the first load
public record TargetFinding(
        String target,
        Value startupMillis,
        int starts,
        Value packageBytes,
        Value idleResidentBytes) {

    static TargetFinding of(TargetFacts facts) {
        double[] startups =
                facts.startupTimes().stream().mapToDouble(time -> time.toNanos() / 1e6).toArray();
        return new TargetFinding(
                facts.label(),
                startups.length == 0
                        ? new Value.Unknown("not started by this run")
                        : new Value.Known(Summary.of(startups).median()),
                startups.length,
                Value.of(
                        facts.packageBytes().isPresent()
                                ? OptionalDouble.of(facts.packageBytes().getAsLong())
                                : OptionalDouble.empty(),
                        "its files are not known"),
                Value.of(
                        facts.idleResidentBytes().isPresent()
                                ? OptionalDouble.of(facts.idleResidentBytes().getAsLong())
                                : OptionalDouble.empty(),
                        facts.notSampled().orElse("not measured")));
    }
}
