package dev.tare.springwebflux;

import dev.tare.contract.Failure;
import dev.tare.contract.HttpDate;
import dev.tare.contract.Texts;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.AsciiString;

import tools.jackson.databind.json.JsonMapper;

/// Completes every answer the way a server does: `Server` and `Date`, `Connection` for a client of
/// HTTP/1.0 that wants to stay, and a body for the errors that Reactor Netty answers by itself.
final class AnswerHeaders extends ChannelDuplexHandler {

    private static final AsciiString SERVER = AsciiString.cached(Texts.SERVER);

    private final HttpDate date;
    private final JsonMapper json;
    private final Drain drain;
    private boolean asksToStay;

    AnswerHeaders(HttpDate date, JsonMapper json, Drain drain) {
        this.date = date;
        this.json = json;
        this.drain = drain;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object part) {
        if (part instanceof HttpRequest request) {
            asksToStay =
                    request.protocolVersion() == HttpVersion.HTTP_1_0
                            && HttpUtil.isKeepAlive(request);
        }
        context.fireChannelRead(part);
    }

    @Override
    public void write(ChannelHandlerContext context, Object part, ChannelPromise promise) {
        Object answer = part;
        if (part instanceof HttpResponse response) {
            HttpHeaders headers = response.headers();
            headers.set(HttpHeaderNames.SERVER, SERVER).set(HttpHeaderNames.DATE, date.value());
            if (!drain.isRunning()) {
                headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
            } else if (asksToStay && !headers.contains(HttpHeaderNames.CONNECTION)) {
                headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.KEEP_ALIVE);
            }
            if (part instanceof FullHttpResponse full && isBareFailure(full)) {
                answer = withBody(full);
            }
        }
        context.write(answer, promise);
    }

    private static boolean isBareFailure(FullHttpResponse response) {
        return response.status().codeClass() == HttpStatusClass.CLIENT_ERROR
                && response.headers().getInt(HttpHeaderNames.CONTENT_LENGTH, 0) == 0;
    }

    private FullHttpResponse withBody(FullHttpResponse bare) {
        byte[] body = json.writeValueAsBytes(Failure.BAD_REQUEST);
        FullHttpResponse answer = bare.replace(Unpooled.wrappedBuffer(body));
        bare.release();
        answer.headers()
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE)
                .set(HttpHeaderNames.CONTENT_TYPE, Texts.JSON)
                .setInt(HttpHeaderNames.CONTENT_LENGTH, body.length);
        return answer;
    }
}
