package dev.tare.netty;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

import java.util.concurrent.TimeUnit;

/// Closes a connection whose request head is not complete in time, however slowly its bytes
/// trickle, and one that is idle between two requests.
final class HeadTimeout extends ChannelInboundHandlerAdapter {

    private static final long HEAD_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(60);

    private boolean headPending = true;
    private long sinceNanos;

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        sinceNanos = System.nanoTime();
        check(ctx);
        ctx.fireChannelActive();
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object bytes) {
        if (!headPending) {
            headPending = true;
            sinceNanos = System.nanoTime();
        }
        ctx.fireChannelRead(bytes);
    }

    /// The head of a request has come; from here on the connection may be idle.
    void headComplete() {
        headPending = false;
    }

    private void check(ChannelHandlerContext ctx) {
        if (!ctx.channel().isActive()) {
            return;
        }
        long limitNanos = headPending ? HEAD_NANOS : IDLE_NANOS;
        long leftNanos = sinceNanos + limitNanos - System.nanoTime();
        if (leftNanos <= 0) {
            ctx.close();
        } else {
            long waitNanos = Math.min(leftNanos, HEAD_NANOS);
            ctx.executor().schedule(() -> check(ctx), waitNanos, TimeUnit.NANOSECONDS);
        }
    }
}
