package dev.tare.harness.verify;

/// Tells a listener of results one at a time.
final class Counter {

    private final Progress progress;
    private final int total;
    private int done;

    Counter(Progress progress, int total) {
        this.progress = progress;
        this.total = total;
    }

    synchronized Result count(Result result) {
        done++;
        progress.checked(result, done, total);
        return result;
    }
}
