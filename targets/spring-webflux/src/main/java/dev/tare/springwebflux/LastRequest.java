package dev.tare.springwebflux;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;

import reactor.netty.channel.ChannelOperations;

import java.util.ArrayDeque;
import java.util.Queue;

/// Holds back a pipelined request that asks to close the connection until the ones before it are
/// answered. Reactor Netty would close after the first of their answers.
final class LastRequest extends ChannelDuplexHandler {

    private final RequestTimeout timeout;
    private final Queue<Object> held = new ArrayDeque<>(0);
    private boolean isHolding;
    private int unanswered;

    LastRequest(RequestTimeout timeout) {
        this.timeout = timeout;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object part) {
        timeout.arrived();
        if (part instanceof HttpRequest request && !isHolding) {
            isHolding = isBusy(context, 0) && !HttpUtil.isKeepAlive(request);
            unanswered++;
        }
        if (isHolding) {
            held.add(part);
        } else {
            context.fireChannelRead(part);
        }
    }

    @Override
    public void write(ChannelHandlerContext context, Object part, ChannelPromise promise) {
        if (part instanceof LastHttpContent) {
            unanswered--;
        }
        context.write(part, promise);
    }

    /// Reactor Netty tells by an event when it is done with a request.
    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        context.fireUserEventTriggered(event);
        if (isHolding && !isBusy(context, 1)) {
            context.executor().execute(() -> release(context));
        }
    }

    /// Whether more than some requests are unanswered, or an answer is still on its way out.
    private boolean isBusy(ChannelHandlerContext context, int idle) {
        return unanswered > idle || ChannelOperations.get(context.channel()) != null;
    }

    /// Nothing more is read while a request is held, so that no client can pile up others behind
    /// it.
    @Override
    public void read(ChannelHandlerContext context) {
        if (!isHolding) {
            context.read();
        }
    }

    private void release(ChannelHandlerContext context) {
        isHolding = false;
        while (!held.isEmpty()) {
            context.fireChannelRead(held.poll());
        }
        context.read();
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        held.forEach(ReferenceCountUtil::release);
        held.clear();
    }
}
