package dev.tare.harness.verify;

import dev.tare.harness.verify.wire.Patience;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/// One server's part of a verification: gives each check its turn.
final class Visit {

    private final Subject subject;
    private final Timing timing;
    private final Peers peers;
    private final Patience patience;
    private final Turns turns;
    private final CountDownLatch warm = new CountDownLatch(1);

    Visit(Subject subject, Timing timing, Peers peers, Turns turns) {
        this.subject = subject;
        this.timing = timing;
        this.peers = peers;
        this.patience = new Patience(timing.answer(), timing.closing());
        this.turns = turns;
    }

    /// Lets the checks begin once the server is warm, whatever came of that.
    void warmUp() {
        try {
            new WarmUp(subject, timing.answer().multipliedBy(2)).run();
        } finally {
            warm.countDown();
        }
    }

    Result result(Check check) throws InterruptedException {
        if (check.pace() != Check.Pace.WAITING) {
            warm.await();
        }
        Outcome outcome =
                check.concerns(subject)
                        ? Outcome.of(subject, check, mismatches(check))
                        : new Outcome.NotOffered();
        return new Result(subject, check, outcome);
    }

    private List<Mismatch> mismatches(Check check) throws InterruptedException {
        var probe = new Probe(subject, check.id(), timing, peers, patience);
        try (Turns.Turn _ = turns.take(check.pace())) {
            check.steps().run(probe);
        } catch (IOException failure) {
            probe.mismatch(check.line(), failure.getMessage());
        }
        return probe.mismatches();
    }
}
