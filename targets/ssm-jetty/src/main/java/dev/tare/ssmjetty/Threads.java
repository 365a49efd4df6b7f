package dev.tare.ssmjetty;

import dev.tare.contract.InvalidSettingsException;
import dev.tare.contract.RequestThreads;

import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/// The threads that requests run on.
final class Threads {

    /// One accepts, one selects, one is in reserve, and one must be left.
    private static final int MIN_THREADS = 4;

    private Threads() {}

    /// Jetty's pool; with virtual threads it keeps its platform threads for accepting and
    /// selecting.
    static QueuedThreadPool pool(RequestThreads threads) {
        return switch (threads) {
            case RequestThreads.Platform(int count) -> platform(count);
            case RequestThreads.Virtual() -> {
                var pool = new QueuedThreadPool();
                pool.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
                yield pool;
            }
        };
    }

    private static QueuedThreadPool platform(int count) {
        if (count < MIN_THREADS) {
            throw new InvalidSettingsException(
                    "SERVER_THREADS",
                    "Jetty needs at least %d threads, got %d".formatted(MIN_THREADS, count));
        }
        return new QueuedThreadPool(count);
    }
}
