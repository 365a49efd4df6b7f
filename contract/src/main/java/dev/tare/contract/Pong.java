package dev.tare.contract;

/// The body of `GET /ping`.
///
/// @param message always `pong`
public record Pong(String message) {

    /// A new body for one request.
    public static Pong create() {
        return new Pong("pong");
    }
}
