package dev.tare.netty;

import dev.tare.contract.Failure;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.netty.util.ReferenceCountUtil;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;

/// One connection's requests, answered one at a time and in their order, also when an answer comes
/// later than the next request.
final class RequestHandler extends ChannelInboundHandlerAdapter {

    private final Routes routes;
    private final HeadTimeout timeout;
    private final Connections connections;
    private final Queue<HttpRequest> waiting = new ArrayDeque<>();
    private HttpRequest current;
    private boolean reading;
    private boolean closing;

    RequestHandler(Routes routes, HeadTimeout timeout, Connections connections) {
        this.routes = routes;
        this.timeout = timeout;
        this.connections = connections;
    }

    boolean isBusy() {
        return current != null;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        reading = true;
        if (message instanceof HttpRequest request) {
            timeout.headComplete();
            waiting.add(request);
            serveNext(ctx);
        } else if (((HttpObject) message).decoderResult().isFailure()) {
            ctx.close();
        }
        ReferenceCountUtil.release(message);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ctx) {
        reading = false;
        ctx.flush();
    }

    /// A request that comes while another is being answered waits, and with it the reading of more.
    private void serveNext(ChannelHandlerContext ctx) {
        while (current == null && !closing && !waiting.isEmpty()) {
            current = waiting.remove();
            serve(new Exchange(ctx, current, this));
        }
        boolean read = waiting.isEmpty();
        if (ctx.channel().config().isAutoRead() != read) {
            ctx.channel().config().setAutoRead(read);
        }
    }

    private void serve(Exchange exchange) {
        Throwable problem = current.decoderResult().cause();
        if (problem == null && isVisible(current.uri())) {
            routes.serve(exchange);
            return;
        }
        closing = true;
        boolean tooLong =
                problem instanceof TooLongHttpHeaderException
                        || problem instanceof TooLongHttpLineException;
        exchange.fail(
                tooLong
                        ? HttpResponseStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                        : HttpResponseStatus.BAD_REQUEST,
                Failure.BAD_REQUEST);
    }

    /// Netty's codec lets control characters in a request line pass.
    private static boolean isVisible(String uri) {
        for (int i = 0; i < uri.length(); i++) {
            if (uri.charAt(i) <= ' ' || uri.charAt(i) == 0x7f) {
                return false;
            }
        }
        return true;
    }

    /// Sends the answer to the current request and goes on with the next one.
    void send(ChannelHandlerContext ctx, FullHttpResponse response) {
        closing |= connections.isDraining() || !HttpUtil.isKeepAlive(current);
        if (closing) {
            response.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
            ctx.write(response).addListener(ChannelFutureListener.CLOSE);
        } else {
            if (current.protocolVersion().equals(HttpVersion.HTTP_1_0)) {
                response.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.KEEP_ALIVE);
            }
            ctx.write(response, ctx.voidPromise());
        }
        current = null;
        if (!reading) {
            serveNext(ctx);
            ctx.flush();
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable failure) {
        if (!(failure instanceof IOException)) {
            System.getLogger("tare").log(System.Logger.Level.WARNING, "connection", failure);
        }
        ctx.close();
    }
}
