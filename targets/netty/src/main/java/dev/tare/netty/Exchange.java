package dev.tare.netty;

import dev.tare.contract.Failure;
import dev.tare.contract.HttpDate;
import dev.tare.contract.NumberParameter;
import dev.tare.contract.Texts;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufOutputStream;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.netty.util.AsciiString;
import io.netty.util.concurrent.EventExecutor;

import tools.jackson.databind.json.JsonMapper;

import java.io.OutputStream;
import java.util.List;

/// One request and the ways to answer it; all of them are called on the connection's event loop.
record Exchange(ChannelHandlerContext ctx, HttpRequest request, RequestHandler handler) {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final HttpDate DATE = new HttpDate();
    private static final AsciiString SERVER = AsciiString.cached(Texts.SERVER);
    private static final AsciiString TEXT_TYPE = AsciiString.cached(Texts.PLAIN);
    private static final AsciiString JSON_TYPE = AsciiString.cached(Texts.JSON);
    private static final AsciiString ALLOWED = AsciiString.cached(Texts.ALLOWED_METHODS);

    QueryStringDecoder target() {
        return new QueryStringDecoder(request.uri());
    }

    boolean isRead() {
        return request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD);
    }

    static int number(NumberParameter parameter, QueryStringDecoder target) {
        List<String> values = target.parameters().get(parameter.parameter());
        return parameter.parse(values == null ? null : values.getFirst());
    }

    EventExecutor loop() {
        return ctx.executor();
    }

    void text(String text) {
        send(HttpResponseStatus.OK, TEXT_TYPE, ByteBufUtil.writeUtf8(ctx.alloc(), text));
    }

    void json(Object value) {
        send(HttpResponseStatus.OK, JSON_TYPE, encode(value));
    }

    void fail(HttpResponseStatus status, Failure failure) {
        send(status, JSON_TYPE, encode(failure));
    }

    private ByteBuf encode(Object value) {
        ByteBuf body = ctx.alloc().buffer();
        JSON.writeValue((OutputStream) new ByteBufOutputStream(body), value);
        return body;
    }

    private void send(HttpResponseStatus status, AsciiString type, ByteBuf body) {
        var response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, body);
        response.headers()
                .set(HttpHeaderNames.SERVER, SERVER)
                .set(HttpHeaderNames.DATE, DATE.value())
                .set(HttpHeaderNames.CONTENT_TYPE, type)
                .setInt(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes());
        if (status.equals(HttpResponseStatus.METHOD_NOT_ALLOWED)) {
            response.headers().set(HttpHeaderNames.ALLOW, ALLOWED);
        }
        handler.send(ctx, response);
    }
}
