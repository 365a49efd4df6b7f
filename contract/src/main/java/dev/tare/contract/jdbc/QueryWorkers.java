package dev.tare.contract.jdbc;

import dev.tare.contract.DatabaseUnavailableException;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Takes blocking queries off an event loop: as many threads as the pool has connections, and a
/// queue that is bounded in length and in time, so that a slow database gives 503 and not memory
/// growth.
public final class QueryWorkers implements AutoCloseable {

    /// How long a query may wait for a thread. Together with [#POOL_WAIT] it stays under the three
    /// seconds in which a target must answer.
    public static final Duration QUEUE_WAIT = Duration.ofSeconds(1);

    /// How long a query that has a thread may wait for a connection; it waits at all only while the
    /// pool has fewer connections than it should.
    public static final Duration POOL_WAIT = Duration.ofSeconds(1);

    /// How many queries may wait.
    private static final int QUEUE_CAPACITY = 4096;

    private final ThreadPoolExecutor threads;

    /// Starts no thread before the first query.
    ///
    /// @param count the most threads, the size of the connection pool
    public QueryWorkers(int count) {
        threads =
                new ThreadPoolExecutor(
                        count,
                        count,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(QUEUE_CAPACITY),
                        Thread.ofPlatform().name("query-", 1).daemon().factory());
    }

    /// Runs a query on a worker thread.
    ///
    /// @return its result; it fails with what the query threw, or with
    ///   [DatabaseUnavailableException] if the queue is full or the query waited too long in it
    public <T> CompletableFuture<T> submit(Supplier<T> query) {
        var result = new CompletableFuture<T>();
        long deadlineNanos = System.nanoTime() + QUEUE_WAIT.toNanos();
        try {
            threads.execute(() -> complete(result, query, deadlineNanos));
        } catch (RejectedExecutionException full) {
            result.completeExceptionally(
                    new DatabaseUnavailableException("the query queue is full"));
        }
        return result;
    }

    private static <T> void complete(
            CompletableFuture<T> result, Supplier<T> query, long deadlineNanos) {
        if (System.nanoTime() - deadlineNanos > 0) {
            result.completeExceptionally(
                    new DatabaseUnavailableException("no thread for the query in time"));
            return;
        }
        try {
            result.complete(query.get());
        } catch (Throwable failure) {
            result.completeExceptionally(failure);
        }
    }

    /// Ends the threads once the queries that were submitted are done.
    @Override
    public void close() {
        threads.shutdown();
    }
}
