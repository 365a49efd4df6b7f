package dev.tare.vertx;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.concurrent.Future;

import java.util.concurrent.TimeUnit;

/// Closes a connection whose request head is not complete in time, also when its bytes trickle in.
/// Vert.x's own timeouts start anew with every byte. Stands behind the decoder.
final class HeadDeadline extends ChannelInboundHandlerAdapter {

    private static final long SECONDS = 29;

    private Future<?> deadline;
    private boolean inRequest;
    private boolean decoded;

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        start(context);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        decoded = true;
        if (message instanceof HttpRequest) {
            inRequest = true;
            stop();
        }
        if (message instanceof LastHttpContent) {
            inRequest = false;
        }
        context.fireChannelRead(message);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        if (!decoded && !inRequest && deadline == null) {
            start(context);
        }
        decoded = false;
        context.fireChannelReadComplete();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        stop();
        context.fireChannelInactive();
    }

    private void start(ChannelHandlerContext context) {
        deadline = context.executor().schedule(() -> context.close(), SECONDS, TimeUnit.SECONDS);
    }

    private void stop() {
        if (deadline != null) {
            deadline.cancel(false);
            deadline = null;
        }
    }
}
