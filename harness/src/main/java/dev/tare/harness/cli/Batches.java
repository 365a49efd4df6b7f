package dev.tare.harness.cli;

import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.process.Started;
import dev.tare.harness.target.Ports;
import dev.tare.harness.target.RunningTarget;
import dev.tare.harness.target.Starter;
import dev.tare.harness.target.TargetVariant;
import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Result;
import dev.tare.harness.verify.Subject;
import dev.tare.harness.verify.Timing;
import dev.tare.harness.verify.Verification;
import dev.tare.harness.verify.Verifier;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Verifies servers that are there, and targets that it starts for it: a batch at a time, so that
/// all variants together need no more memory than all targets do.
final class Batches {

    private static final int SIZE = 7;

    private final Home home;
    private final Started started;
    private final DatabaseOptions database;
    private final List<Check> checks;
    private final PrintWriter err;
    private final TextTable timings = new TextTable("TARGET", "START-UP", "IDLE MEMORY");

    Batches(
            Home home,
            Started started,
            DatabaseOptions database,
            List<Check> checks,
            PrintWriter err) {
        this.home = home;
        this.started = started;
        this.database = database;
        this.checks = checks;
        this.err = err;
    }

    /// Verifies all; each server is also compared with the others of its batch.
    ///
    /// @param there the servers that are running
    /// @param toStart the targets that are not
    Verification verify(List<Subject> there, List<TargetVariant> toStart)
            throws InterruptedException {
        var subjects = new ArrayList<Subject>();
        var results = new ArrayList<Result>();
        if (!there.isEmpty()) {
            add(verify(there), subjects, results);
        }
        if (!toStart.isEmpty()) {
            int most = Math.min(SIZE, toStart.size());
            RunningDatabase running = started.start(() -> database.open(home, most));
            for (int first = 0; first < toStart.size(); first += SIZE) {
                int end = Math.min(first + SIZE, toStart.size());
                List<RunningTarget> targets = start(toStart.subList(first, end), running);
                add(verify(subjects(targets)), subjects, results);
                started.stop(targets);
            }
        }
        return new Verification(List.copyOf(subjects), checks, List.copyOf(results));
    }

    /// What was started, how fast, and what memory it took before its first request.
    TextTable timings() {
        return timings;
    }

    private List<RunningTarget> start(List<TargetVariant> variants, RunningDatabase running) {
        Map<String, String> environment = database.environment(running);
        var starter = new Starter(started, environment, home.logs("verify"));
        try (var steps = Steps.of("starting", variants.size(), err)) {
            return starter.start(
                    Ports.free(variants),
                    target -> {
                        steps.done(target.placed().address());
                        timings.row(
                                target.placed().address(),
                                Units.seconds(target.startupTime()),
                                Units.memory(target.pid()));
                    });
        }
    }

    private Verification verify(List<Subject> subjects) throws InterruptedException {
        try (var steps = Steps.of("verifying", subjects.size() * checks.size(), err)) {
            var verifier =
                    new Verifier(
                            checks,
                            Timing.CONTRACT,
                            (result, _, _) ->
                                    steps.done(
                                            result.subject().name() + " " + result.check().id()));
            return verifier.verify(subjects);
        }
    }

    private static List<Subject> subjects(List<RunningTarget> targets) {
        return targets.stream().map(target -> Subjects.of(target.placed())).toList();
    }

    private static void add(
            Verification verification, List<Subject> subjects, List<Result> results) {
        subjects.addAll(verification.subjects());
        results.addAll(verification.results());
    }
}
