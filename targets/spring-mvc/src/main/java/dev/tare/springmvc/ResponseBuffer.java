package dev.tare.springmvc;

import jakarta.servlet.http.HttpServletResponse;

/// The servlet container's buffer for a body. A body that fits in gets a `Content-Length`, a longer
/// one is chunked.
final class ResponseBuffer {

    /// Room for 500 rows of the database, the longest list.
    private static final int LIST_BYTES = 160 * 1024;

    private ResponseBuffer() {}

    static void holdList(HttpServletResponse response) {
        response.setBufferSize(LIST_BYTES);
    }
}
