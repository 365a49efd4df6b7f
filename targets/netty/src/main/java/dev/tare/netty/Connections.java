package dev.tare.netty;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.GlobalEventExecutor;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// The open connections, and whether they are to end after the request that is in flight.
final class Connections {

    private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(5);

    /// How long a connection without a request may still send one before it is closed.
    private static final long QUIET_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final ChannelGroup open = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
    private volatile boolean draining;

    void add(Channel channel) {
        open.add(channel);
    }

    /// Whether every answer is its connection's last.
    boolean isDraining() {
        return draining;
    }

    /// Returns once every request is answered, or after the grace.
    void drain() {
        long start = System.nanoTime();
        draining = true;
        while (!open.isEmpty() && System.nanoTime() - start < GRACE_NANOS) {
            if (System.nanoTime() - start > QUIET_NANOS) {
                open.close(channel -> !channel.pipeline().get(RequestHandler.class).isBusy());
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }
}
