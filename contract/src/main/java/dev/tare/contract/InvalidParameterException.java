package dev.tare.contract;

/// A number in a request is not one, or is out of range; the message is the error text of the
/// answer, whose status is 400.
public final class InvalidParameterException extends RuntimeException {

    private static final long serialVersionUID = 1;

    InvalidParameterException(String message) {
        super(message, null, false, false);
    }
}
