package dev.tare.springwebflux;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.Future;

import java.util.concurrent.TimeUnit;

/// Closes a connection whose request does not arrive in time, however its bytes trickle. Reactor
/// Netty's own timeouts begin with a complete request head.
final class RequestTimeout extends ChannelInboundHandlerAdapter {

    private static final int CHECK_SECONDS = 5;
    private static final int MAX_CHECKS = 5;

    private Future<?> check;
    private boolean isWaiting = true;
    private int checks;

    @Override
    public void channelActive(ChannelHandlerContext context) {
        check =
                context.executor()
                        .scheduleAtFixedRate(
                                () -> closeIfLate(context),
                                CHECK_SECONDS,
                                CHECK_SECONDS,
                                TimeUnit.SECONDS);
        context.fireChannelActive();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object bytes) {
        isWaiting = true;
        context.fireChannelRead(bytes);
    }

    /// A request's head, or a part of its body, is complete.
    void arrived() {
        isWaiting = false;
        checks = 0;
    }

    /// The time is counted in checks, so that no request has to read a clock.
    private void closeIfLate(ChannelHandlerContext context) {
        if (isWaiting && ++checks >= MAX_CHECKS) {
            context.close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (check != null) {
            check.cancel(false);
        }
        context.fireChannelInactive();
    }
}
