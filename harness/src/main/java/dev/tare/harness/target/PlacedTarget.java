package dev.tare.harness.target;

import java.net.URI;

/// A target and the port it is to listen on.
///
/// @param variant the target under one of its settings
/// @param port 1 to 65535
public record PlacedTarget(TargetVariant variant, int port) {

    /// The address that all targets listen on.
    public static final String HOST = "127.0.0.1";

    /// How the user names the target.
    public String address() {
        return variant.address();
    }

    /// The URL without a path.
    public URI url() {
        return URI.create("http://" + HOST + ":" + port);
    }
}
