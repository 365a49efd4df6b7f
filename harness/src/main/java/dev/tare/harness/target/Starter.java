package dev.tare.harness.target;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.Started;
import dev.tare.harness.process.StoppedException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/// Starts targets, a few at a time, and waits until each answers.
///
/// @param started owns the targets
/// @param database the variables that say where the database is
/// @param logs the folder of the targets' logs
/// @param atOnce how many are starting at the same time
public record Starter(Started started, Map<String, String> database, Path logs, int atOnce) {

    /// Starts as many at once as there are cores: more would only make each of them slower.
    public Starter(Started started, Map<String, String> database, Path logs) {
        this(started, database, logs, Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    /// Starts targets.
    ///
    /// @param whenReady told of each as soon as it answers
    /// @return the running targets, in the order of the list
    /// @throws ProblemException with every target that failed; then no further one is started
    public List<RunningTarget> start(
            List<PlacedTarget> targets, Consumer<RunningTarget> whenReady) {
        try (var threads = Executors.newFixedThreadPool(atOnce, Thread.ofVirtual().factory())) {
            var starts = new ExecutorCompletionService<RunningTarget>(threads);
            var futures = new ArrayList<Future<RunningTarget>>();
            targets.forEach(target -> futures.add(starts.submit(() -> start(target))));
            var ready = new HashMap<PlacedTarget, RunningTarget>();
            var problems = new ArrayList<ProblemException>();
            for (int done = 0; done < futures.size(); done++) {
                try {
                    RunningTarget target = next(starts);
                    ready.put(target.placed(), target);
                    whenReady.accept(target);
                } catch (ProblemException problem) {
                    problems.add(problem);
                    futures.forEach(future -> future.cancel(true));
                } catch (CancellationException afterProblem) {
                    // the problem is told below
                }
            }
            if (!problems.isEmpty()) {
                throw ProblemException.all(problems);
            }
            return targets.stream().map(ready::get).toList();
        }
    }

    private RunningTarget start(PlacedTarget target) {
        RunningTarget running = started.start(() -> RunningTarget.launch(target, database, logs));
        try {
            running.awaitReady();
            return running;
        } catch (ProblemException problem) {
            throw started.isClosing() ? new StoppedException() : problem;
        }
    }

    private static RunningTarget next(CompletionService<RunningTarget> starts) {
        try {
            return starts.take().get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoppedException();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException failure
                    ? failure
                    : new IllegalStateException(failed.getCause());
        }
    }
}
