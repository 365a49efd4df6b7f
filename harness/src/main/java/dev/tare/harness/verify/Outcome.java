package dev.tare.harness.verify;

import dev.tare.harness.target.Deviation;

import java.util.List;

/// What a check found at a server.
public sealed interface Outcome {

    /// The contract is kept.
    record Passed() implements Outcome {}

    /// The contract is not kept, or a declared deviation did not occur.
    ///
    /// @param mismatches at least one
    record Failed(List<Mismatch> mismatches) implements Outcome {}

    /// The contract is not kept, and the target declares it.
    ///
    /// @param declared the target's own words
    /// @param mismatches at least one
    record Deviates(Deviation declared, List<Mismatch> mismatches) implements Outcome {}

    /// The server has none of the endpoints that the check is about.
    record NotOffered() implements Outcome {}

    /// What mismatches mean for a server, which may have declared them.
    static Outcome of(Subject subject, Check check, List<Mismatch> mismatches) {
        Deviation declared = subject.deviation(check.id()).orElse(null);
        if (declared == null) {
            return mismatches.isEmpty() ? new Passed() : new Failed(List.copyOf(mismatches));
        }
        if (!mismatches.isEmpty()) {
            return new Deviates(declared, List.copyOf(mismatches));
        }
        return new Failed(
                List.of(
                        new Mismatch(
                                subject.name(),
                                check.id(),
                                "the declared deviation: " + declared.instead(),
                                "the contract is kept, so the declaration must go")));
    }
}
