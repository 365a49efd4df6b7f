package dev.tare.contract;

/// The database cannot be reached, or gave no connection in time; the status of the answer is 503.
public final class DatabaseUnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /// With the reason, for a log.
    public DatabaseUnavailableException(String message) {
        super(message, null, false, false);
    }

    /// With the driver's exception, for a log.
    public DatabaseUnavailableException(Throwable cause) {
        super(cause.getMessage(), cause, false, false);
    }
}
