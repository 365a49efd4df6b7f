package dev.tare.harness.verify.wire;

import java.io.IOException;

/// A server cannot be reached, or has been given up; the message says which.
public final class NoConnectionException extends IOException {

    private static final long serialVersionUID = 1;

    NoConnectionException(String message) {
        super(message);
    }
}
