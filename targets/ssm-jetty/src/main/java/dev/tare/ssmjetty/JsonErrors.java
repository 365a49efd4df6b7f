package dev.tare.ssmjetty;

import dev.tare.contract.Failure;
import dev.tare.contract.Texts;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

import tools.jackson.databind.json.JsonMapper;

import java.nio.ByteBuffer;

/// The body of the errors that Jetty answers by itself, before the dispatcher servlet sees them.
final class JsonErrors implements Request.Handler {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        if (response.getStatus() == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505) {
            // to Jetty a request line without a version is one of an unknown version
            response.setStatus(HttpStatus.BAD_REQUEST_400);
        }
        byte[] body = JSON.writeValueAsBytes(failure(response.getStatus()));
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.SERVER, Texts.SERVER);
        headers.put(HttpHeader.CONTENT_TYPE, Texts.JSON);
        headers.put(HttpHeader.CONTENT_LENGTH, body.length);
        headers.put(HttpHeader.CONNECTION, "close");
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }

    private static Failure failure(int status) {
        return switch (status) {
            case HttpStatus.NOT_FOUND_404 -> Failure.NOT_FOUND;
            case HttpStatus.METHOD_NOT_ALLOWED_405 -> Failure.METHOD_NOT_ALLOWED;
            default -> status < 500 ? Failure.BAD_REQUEST : Failure.INTERNAL_ERROR;
        };
    }
}
