package dev.tare.harness.verify;

import dev.tare.harness.target.Deviation;
import dev.tare.harness.verify.checks.Checks;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Verifications of servers on this machine, and what came of them.
final class VerifierExample {

    static final Timing QUICK = timing(3000);
    static final Timing IMPATIENT = timing(200);

    private VerifierExample() {}

    private static Timing timing(int answerMillis) {
        return new Timing(
                Duration.ofMillis(answerMillis),
                Duration.ofMillis(200),
                Duration.ofMillis(300),
                Duration.ofMillis(300));
    }

    static Verification verify(List<Check> checks, Timing timing, Subject... subjects)
            throws InterruptedException {
        return new Verifier(checks, timing, Progress.SILENT).verify(List.of(subjects));
    }

    static List<Check> only(String id) {
        return Checks.FULL.stream().filter(check -> check.id().equals(id)).toList();
    }

    static Subject subject(String name, int port) {
        return new Subject(name, "127.0.0.1", port, Optional.of("crooked"), Set.of(), List.of());
    }

    static Subject declaring(int port, Deviation declared) {
        return new Subject(
                "crooked", "127.0.0.1", port, Optional.of("crooked"), Set.of(), List.of(declared));
    }

    static Outcome outcome(Verification verification, String check) {
        return verification.outcome(verification.subjects().getFirst(), only(check).getFirst());
    }

    static List<Mismatch> mismatches(Result result) {
        return result.outcome() instanceof Outcome.Failed failed ? failed.mismatches() : List.of();
    }
}
