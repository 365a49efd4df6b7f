package dev.tare.harness.verify.wire;

import java.io.IOException;

/// No answer came, or only a part of one, or something that is not HTTP; the message says which.
public final class NoAnswerException extends IOException {

    private static final long serialVersionUID = 1;

    NoAnswerException(String message) {
        super(message);
    }
}
