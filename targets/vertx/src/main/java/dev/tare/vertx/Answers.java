package dev.tare.vertx;

import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.Failure;
import dev.tare.contract.HttpDate;
import dev.tare.contract.InvalidParameterException;
import dev.tare.contract.Texts;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import tools.jackson.databind.json.JsonMapper;

/// Writes the answers of one event loop: the contract's headers, bodies and errors.
final class Answers {

    private static final Logger LOG = LoggerFactory.getLogger(Answers.class);

    private static final CharSequence SERVER = HttpHeaders.createOptimized(Texts.SERVER);
    private static final CharSequence PLAIN = HttpHeaders.createOptimized(Texts.PLAIN);
    private static final CharSequence JSON = HttpHeaders.createOptimized(Texts.JSON);
    private static final CharSequence ALLOWED = HttpHeaders.createOptimized(Texts.ALLOWED_METHODS);

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final HttpDate DATE = new HttpDate();

    private boolean closing;

    /// From now on an answer is the last of its connection.
    void closeConnections() {
        closing = true;
    }

    void text(RoutingContext context, String body) {
        send(context.request(), PLAIN, Buffer.buffer(body));
    }

    void json(RoutingContext context, Object body) {
        json(context.request(), body);
    }

    void notFound(RoutingContext context) {
        failure(context.request(), 404, Failure.NOT_FOUND);
    }

    void methodNotAllowed(RoutingContext context) {
        context.response().putHeader(HttpHeaders.ALLOW, ALLOWED);
        failure(context.request(), 405, Failure.METHOD_NOT_ALLOWED);
    }

    void badRequest(RoutingContext context) {
        failure(context.request(), 400, Failure.BAD_REQUEST);
    }

    /// What a handler threw, or a future failed with.
    void failed(RoutingContext context) {
        HttpServerRequest request = context.request();
        switch (context.failure()) {
            case InvalidParameterException invalid ->
                    failure(request, 400, new Failure(invalid.getMessage()));
            case DatabaseUnavailableException _ ->
                    failure(request, 503, Failure.DATABASE_UNAVAILABLE);
            case null, default -> {
                LOG.error("{} {}", request.method(), request.uri(), context.failure());
                failure(request, 500, Failure.INTERNAL_ERROR);
            }
        }
    }

    /// A request that the decoder gave up on; nothing after it can be understood.
    void malformed(HttpServerRequest request) {
        int status =
                switch (request.decoderResult().cause()) {
                    case TooLongHttpLineException _ -> 414;
                    case TooLongHttpHeaderException _ -> 431;
                    default -> 400;
                };
        request.response()
                .setStatusCode(status)
                .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        json(request, Failure.BAD_REQUEST).onComplete(_ -> request.connection().close());
    }

    private void failure(HttpServerRequest request, int status, Failure body) {
        request.response().setStatusCode(status);
        json(request, body);
    }

    private Future<Void> json(HttpServerRequest request, Object body) {
        return send(request, JSON, Buffer.buffer(MAPPER.writeValueAsBytes(body)));
    }

    private Future<Void> send(HttpServerRequest request, CharSequence type, Buffer body) {
        HttpServerResponse response = request.response();
        response.putHeader(HttpHeaders.SERVER, SERVER)
                .putHeader(HttpHeaders.DATE, DATE.value())
                .putHeader(HttpHeaders.CONTENT_TYPE, type)
                .putHeader(HttpHeaders.CONTENT_LENGTH, Integer.toString(body.length()));
        if (!closing) {
            return response.end(body);
        }
        response.putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        return response.end(body).onComplete(_ -> request.connection().close());
    }
}
