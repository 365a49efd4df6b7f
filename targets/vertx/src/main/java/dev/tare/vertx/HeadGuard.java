package dev.tare.vertx;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.concurrent.Future;

import java.util.concurrent.TimeUnit;

/// Watches over the request heads of a connection, where Vert.x has no setting for it. Stands
/// behind the decoder.
///
/// - A head that is not complete in time closes the connection, also when its bytes trickle in:
///   Vert.x's own timeouts start anew with every byte.
/// - A head that the decoder lets pass although it is malformed goes to the handler of invalid
///   requests.
final class HeadGuard extends ChannelInboundHandlerAdapter {

    /// Under the 30 s that a client may count from an earlier moment.
    private static final long DEADLINE_SECONDS = 29;

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
        if (message instanceof HttpRequest request) {
            inRequest = true;
            stop();
            if (isMalformed(request)) {
                request.setDecoderResult(
                        DecoderResult.failure(new IllegalArgumentException("malformed head")));
            }
        }
        if (message instanceof LastHttpContent) {
            inRequest = false;
        }
        context.fireChannelRead(message);
    }

    /// A read without a message brought a part of a head.
    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        if (!decoded && !inRequest && deadline == null) {
            start(context);
        }
        decoded = false;
        context.fireChannelReadComplete();
    }

    private void start(ChannelHandlerContext context) {
        deadline =
                context.executor()
                        .schedule(() -> context.close(), DEADLINE_SECONDS, TimeUnit.SECONDS);
    }

    private void stop() {
        if (deadline != null) {
            deadline.cancel(false);
            deadline = null;
        }
    }

    private static boolean isMalformed(HttpRequest request) {
        HttpVersion version = request.protocolVersion();
        return request.decoderResult().isSuccess()
                && (version != HttpVersion.HTTP_1_1 && version != HttpVersion.HTTP_1_0
                        || request.headers().contains("")
                        || hasControlCharacter(request.uri()));
    }

    private static boolean hasControlCharacter(String uri) {
        for (int i = 0; i < uri.length(); i++) {
            if (uri.charAt(i) < ' ') {
                return true;
            }
        }
        return false;
    }
}
