package dev.tare.ssmjetty;

import dev.tare.contract.RequestThreads;

import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/// The threads that requests run on.
final class Threads {

    private Threads() {}

    /// Jetty's pool; with virtual threads it keeps its platform threads for accepting and
    /// selecting.
    static QueuedThreadPool pool(RequestThreads threads) {
        return switch (threads) {
            case RequestThreads.Platform(int count) -> new QueuedThreadPool(count);
            case RequestThreads.Virtual() -> {
                var pool = new QueuedThreadPool();
                pool.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
                yield pool;
            }
        };
    }
}
