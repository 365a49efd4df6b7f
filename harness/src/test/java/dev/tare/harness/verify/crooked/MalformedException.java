package dev.tare.harness.verify.crooked;

import java.io.IOException;

/// A request is not HTTP, or too much of it.
final class MalformedException extends IOException {

    private static final long serialVersionUID = 1;

    private final int status;

    MalformedException(int status) {
        super("status " + status);
        this.status = status;
    }

    int status() {
        return status;
    }
}
