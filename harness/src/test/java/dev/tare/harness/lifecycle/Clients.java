package dev.tare.harness.lifecycle;

import dev.tare.harness.target.RunningTarget;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.NoConnectionException;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/// Clients that ask one target again and again over connections that are kept alive, until they are
/// told to stop or nobody listens any more.
final class Clients implements AutoCloseable {

    private final RunningTarget target;
    private final List<String> paths;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<Integer, LongAdder> answersByStatus = new ConcurrentHashMap<>();
    private final Queue<String> failures = new ConcurrentLinkedQueue<>();
    private volatile Duration longest = Duration.ZERO;
    private volatile boolean stopped;

    private Clients(RunningTarget target, List<String> paths) {
        this.target = target;
        this.paths = paths;
    }

    static Clients start(RunningTarget target, int count, String... paths) {
        var clients = new Clients(target, List.of(paths));
        IntStream.range(0, count).forEach(i -> clients.threads.submit(() -> clients.run(i)));
        return clients;
    }

    /// How many answers had a status.
    long answers(int status) {
        return answersByStatus.getOrDefault(status, new LongAdder()).sum();
    }

    /// The statuses that were answered.
    Iterable<Integer> statuses() {
        return answersByStatus.keySet();
    }

    /// The requests that were sent and not answered.
    Iterable<String> failures() {
        return failures;
    }

    /// The longest time that an answer took.
    Duration longest() {
        return longest;
    }

    /// Waits until every client has its last answer.
    void stop() {
        stopped = true;
        threads.close();
    }

    @Override
    public void close() {
        stop();
    }

    private void run(int number) {
        int asked = number;
        while (!stopped) {
            int answered = 0;
            try (Connection connection = Suite.connect(target)) {
                boolean open = true;
                while (open && !stopped) {
                    open = ask(connection, paths.get(asked++ % paths.size()));
                    answered++;
                }
            } catch (NoConnectionException nobodyListens) {
                return;
            } catch (IOException unanswered) {
                // The kernel connects on the server's behalf: a connection without any answer may
                // have waited to be accepted until the port was closed.
                if (answered > 0) {
                    failures.add(unanswered.toString());
                }
                return;
            }
        }
    }

    /// @return whether the connection can take another request
    private boolean ask(Connection connection, String path) throws IOException {
        long startNanos = System.nanoTime();
        Answer answer = connection.send(Request.get(path)).receive();
        note(Duration.ofNanos(System.nanoTime() - startNanos));
        answersByStatus.computeIfAbsent(answer.status(), _ -> new LongAdder()).increment();
        return !answer.closes();
    }

    private synchronized void note(Duration taken) {
        longest = taken.compareTo(longest) > 0 ? taken : longest;
    }
}
