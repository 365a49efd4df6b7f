package dev.tare.harness.process;

/// Nothing more is started since everything is being stopped.
public final class StoppedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /// Whoever waits for something to start gives up.
    public StoppedException() {
        super("stopped while starting");
    }
}
