package dev.tare.harness.verify;

import java.util.List;

/// The results of all checks at all servers.
///
/// @param subjects the servers, in the order given
/// @param checks the checks, in the order of the contract
/// @param results one for each server and check, server by server
public record Verification(List<Subject> subjects, List<Check> checks, List<Result> results) {

    /// Whether every server keeps the contract, but for what it declares.
    public boolean passed() {
        return results.stream().noneMatch(result -> result.outcome() instanceof Outcome.Failed);
    }

    /// What a check found at a server.
    public Outcome outcome(Subject subject, Check check) {
        int index = subjects.indexOf(subject) * checks.size() + checks.indexOf(check);
        return results.get(index).outcome();
    }
}
