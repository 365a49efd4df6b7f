package dev.tare.jetty;

import dev.tare.contract.Failure;
import dev.tare.contract.Texts;

import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

import java.nio.ByteBuffer;

/// The body of every error, those included that Jetty finds before a servlet is asked.
final class JsonErrors implements Request.Handler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        if (response.getStatus() == 505) {
            // to Jetty a request line without a version is one of an unknown version
            response.setStatus(400);
        }
        byte[] body = Body.bytes(failure(response.getStatus(), request));
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.SERVER, Texts.SERVER);
        headers.put(HttpHeader.CONTENT_TYPE, Texts.JSON);
        headers.put(HttpHeader.CONTENT_LENGTH, body.length);
        if (response.getStatus() == 405) {
            headers.put(HttpHeader.ALLOW, Texts.ALLOWED_METHODS);
        }
        if (isMalformed(request)) {
            headers.put(HttpHeader.CONNECTION, "close");
        }
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }

    private static Failure failure(int status, Request request) {
        return switch (status) {
            case 404 -> Failure.NOT_FOUND;
            case 405 -> Failure.METHOD_NOT_ALLOWED;
            case 503 -> Failure.DATABASE_UNAVAILABLE;
            case 400 -> badRequest(request);
            default -> status < 500 ? Failure.BAD_REQUEST : Failure.INTERNAL_ERROR;
        };
    }

    private static Failure badRequest(Request request) {
        return request.getAttribute(ErrorHandler.ERROR_MESSAGE) instanceof String text
                        && !isMalformed(request)
                ? new Failure(text)
                : Failure.BAD_REQUEST;
    }

    private static boolean isMalformed(Request request) {
        return request.getAttribute(ErrorHandler.ERROR_EXCEPTION) instanceof HttpException;
    }
}
