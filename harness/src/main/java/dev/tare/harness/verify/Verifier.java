package dev.tare.harness.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Runs checks at servers: all servers at once, a few checks at a time, the waiting checks beside
/// all others.
public final class Verifier {

    private final List<Check> checks;
    private final Timing timing;
    private final Progress progress;

    /// A verifier for some checks.
    public Verifier(List<Check> checks, Timing timing, Progress progress) {
        this.checks = List.copyOf(checks);
        this.timing = timing;
        this.progress = progress;
    }

    /// Runs all checks at all servers.
    ///
    /// @throws InterruptedException if the thread is interrupted; all that was started has ended
    public Verification verify(List<Subject> subjects) throws InterruptedException {
        var counter = new Counter(progress, subjects.size() * checks.size());
        var peers = new Peers(subjects);
        var machine = new Turns.Machine(Runtime.getRuntime().availableProcessors());
        var results = new ArrayList<Future<Result>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Subject subject : subjects) {
                var visit = new Visit(subject, timing, peers, new Turns(machine));
                threads.execute(visit::warmUp);
                for (Check check : checks) {
                    results.add(threads.submit(() -> counter.count(visit.result(check))));
                }
            }
        }
        return new Verification(List.copyOf(subjects), checks, finished(results));
    }

    private static List<Result> finished(List<Future<Result>> futures) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        var results = new ArrayList<Result>();
        for (Future<Result> future : futures) {
            try {
                results.add(future.get());
            } catch (ExecutionException failure) {
                throw new IllegalStateException("a check is broken", failure.getCause());
            }
        }
        return List.copyOf(results);
    }
}
