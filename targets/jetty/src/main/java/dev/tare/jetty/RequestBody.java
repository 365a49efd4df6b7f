package dev.tare.jetty;

import jakarta.servlet.http.HttpServletRequest;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/// The body of a request, which no endpoint asks for.
final class RequestBody {

    private RequestBody() {}

    /// Reads the body to its end, since Jetty closes a connection on which some of it is still to
    /// come.
    static void drop(HttpServletRequest request) throws IOException {
        if (request.getContentLengthLong() > 0 || request.getHeader("Transfer-Encoding") != null) {
            try (InputStream body = request.getInputStream()) {
                body.transferTo(OutputStream.nullOutputStream());
            }
        }
    }
}
