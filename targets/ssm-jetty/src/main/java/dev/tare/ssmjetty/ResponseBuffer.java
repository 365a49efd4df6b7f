package dev.tare.ssmjetty;

import jakarta.servlet.http.HttpServletResponse;

/// The servlet container's buffer for a body. A body that fits in gets a `Content-Length`, a longer
/// one is chunked.
final class ResponseBuffer {

    private ResponseBuffer() {}

    /// Makes room for a long body before it is written.
    static void hold(HttpServletResponse response, int bytes) {
        if (bytes > response.getBufferSize()) {
            response.setBufferSize(bytes);
        }
    }
}
