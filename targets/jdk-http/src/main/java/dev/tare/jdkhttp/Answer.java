package dev.tare.jdkhttp;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;

import dev.tare.contract.Failure;
import dev.tare.contract.Texts;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.OutputStream;

/// What goes back to the client.
///
/// @param status the HTTP status
/// @param contentType the body's type
/// @param body never empty, since the server takes a length of 0 for an unknown one
record Answer(int status, String contentType, byte[] body) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    static Answer text(String text) {
        return new Answer(200, Texts.PLAIN, text.getBytes(UTF_8));
    }

    static Answer json(Object value) {
        return new Answer(200, Texts.JSON, JSON.writeValueAsBytes(value));
    }

    static Answer failure(int status, Failure failure) {
        return new Answer(status, Texts.JSON, JSON.writeValueAsBytes(failure));
    }

    /// Sends it.
    ///
    /// @param last whether the connection ends with it
    void send(HttpExchange exchange, boolean last) throws IOException {
        setHeaders(exchange.getResponseHeaders(), last);
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        exchange.sendResponseHeaders(status, body.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    private void setHeaders(Headers headers, boolean last) {
        if (!headers.isEmpty()) {
            // the server's answer to HTTP/1.0, beside "Connection"
            headers.remove("Keep-Alive");
        }
        headers.set("Server", Texts.SERVER);
        headers.set("Content-Type", contentType);
        headers.set("Content-Length", Integer.toString(body.length));
        if (status == 405) {
            headers.set("Allow", Texts.ALLOWED_METHODS);
        }
        if (last) {
            headers.set("Connection", "close");
        }
    }
}
