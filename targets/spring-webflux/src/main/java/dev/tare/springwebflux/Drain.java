package dev.tare.springwebflux;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.GlobalEventExecutor;

import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

import reactor.netty.DisposableServer;
import reactor.netty.channel.ChannelOperations;

import java.time.Duration;

/// What SIGTERM begins with: no connection is accepted any more, and each answer tells its client
/// to leave. Spring Boot's own graceful shutdown would at once close a connection whose next
/// request is on its way.
@Component
class Drain implements SmartLifecycle {

    private static final Duration IDLE_WAIT = Duration.ofMillis(500);
    private static final Duration ANSWER_WAIT = Duration.ofMillis(4500);
    private static final Duration PAUSE = Duration.ofMillis(10);

    private final ChannelGroup connections = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
    private DisposableServer server;
    private volatile boolean running;

    void bound(DisposableServer listening) {
        server = listening;
    }

    void opened(Channel connection) {
        connections.add(connection);
    }

    @Override
    public void start() {
        running = true;
    }

    /// Is called ahead of the web server's, since the phase is the default one, the highest.
    @Override
    public void stop() {
        server.channel().close().syncUninterruptibly();
        running = false;
        awaitNoConnection(IDLE_WAIT);
        connections.close(connection -> ChannelOperations.get(connection) == null);
        awaitNoConnection(ANSWER_WAIT);
    }

    /// Whether connections stay open after an answer.
    @Override
    public boolean isRunning() {
        return running;
    }

    private void awaitNoConnection(Duration wait) {
        long end = System.nanoTime() + wait.toNanos();
        try {
            while (!connections.isEmpty() && System.nanoTime() < end) {
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
