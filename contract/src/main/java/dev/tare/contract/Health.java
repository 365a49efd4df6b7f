package dev.tare.contract;

/// The body of `GET /health`: that the server answers, and which target holds the port.
///
/// @param status always `UP`
/// @param target the target's name
public record Health(String status, String target) {

    /// A new body for one request.
    ///
    /// @param target the target's name
    public static Health up(String target) {
        return new Health("UP", target);
    }
}
