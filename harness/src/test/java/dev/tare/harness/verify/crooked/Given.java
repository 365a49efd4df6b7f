package dev.tare.harness.verify.crooked;

import static java.nio.charset.StandardCharsets.UTF_8;

/// An answer before it is written.
///
/// @param delayMillis how long to wait before
record Given(int status, String contentType, byte[] body, int delayMillis) {

    static final Given NOT_FOUND = error(404, "not found");
    static final Given METHOD_NOT_ALLOWED = error(405, "method not allowed");

    static Given json(String body) {
        return new Given(200, "application/json", body.getBytes(UTF_8), 0);
    }

    static Given text(String body, int delayMillis) {
        return new Given(200, "text/plain;charset=UTF-8", body.getBytes(UTF_8), delayMillis);
    }

    static Given error(int status, String text) {
        byte[] body = "{\"error\":\"%s\"}".formatted(text).getBytes(UTF_8);
        return new Given(status, "application/json", body, 0);
    }
}
