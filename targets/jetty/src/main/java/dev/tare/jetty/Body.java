package dev.tare.jetty;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tare.contract.Texts;

import jakarta.servlet.http.HttpServletResponse;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;

/// Writes the body of an answer and says its type and length.
final class Body {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Body() {}

    static void text(String text, HttpServletResponse response) throws IOException {
        write(text.getBytes(UTF_8), Texts.PLAIN, response);
    }

    static void json(Object value, HttpServletResponse response) throws IOException {
        write(bytes(value), Texts.JSON, response);
    }

    static byte[] bytes(Object value) {
        return JSON.writeValueAsBytes(value);
    }

    private static void write(byte[] body, String type, HttpServletResponse response)
            throws IOException {
        response.setContentType(type);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
