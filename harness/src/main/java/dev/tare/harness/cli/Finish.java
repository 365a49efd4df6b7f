package dev.tare.harness.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets a command come to its end after a signal, which would otherwise cut it off as soon as what
/// it started is stopped: there still are results to report.
final class Finish implements AutoCloseable {

    private static final long LONGEST_SECONDS = 60;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await, "let the command finish");

    Finish() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void await() {
        try {
            if (!finished.await(LONGEST_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("tare: did not finish within %d s".formatted(LONGEST_SECONDS));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        finished.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shutdownHasBegun) {
            // then the hook has run, or returns now
        }
    }
}
