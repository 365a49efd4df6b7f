package dev.tare.harness.verify;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tare.contract.Texts;

/// An answer that the contract writes down.
///
/// @param status such as 200
/// @param contentType the exact value of the header
/// @param body the exact bytes
public record Expected(int status, String contentType, byte[] body) {

    /// A plain text with status 200.
    public static Expected text(String text) {
        return new Expected(200, Texts.PLAIN, text.getBytes(UTF_8));
    }

    /// JSON with status 200.
    public static Expected json(byte[] body) {
        return new Expected(200, Texts.JSON, body);
    }

    /// JSON with status 200.
    public static Expected json(String body) {
        return json(body.getBytes(UTF_8));
    }

    /// An error in the contract's form.
    public static Expected error(int status, String text) {
        String body = "{\"error\":\"" + text + "\"}";
        return new Expected(status, Texts.JSON, body.getBytes(UTF_8));
    }
}
