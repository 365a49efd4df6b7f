package dev.tare.harness.process;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/// All that a command has started and must stop, however the command ends: by its own end, by an
/// error, or by a signal, also one that comes while something is starting.
public final class Started implements AutoCloseable {

    private final List<AutoCloseable> resources = new ArrayList<>();
    private final Object oneCloserAtATime = new Object();
    private final Consumer<String> messages;
    private final Thread hook = new Thread(this::closeOnSignal, "stop what was started");
    private volatile boolean isClosing;

    /// Nothing is started yet; from now on a signal stops what will be.
    ///
    /// @param messages takes a line when a signal stops everything, and one for each resource that
    ///   does not stop as it should
    public Started(Consumer<String> messages) {
        this.messages = messages;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// Starts a resource. Stopping waits for it, so that nothing is left that nobody knows of; so
    /// the start itself must be short, and waiting for readiness comes after it.
    ///
    /// @throws StoppedException if everything is being stopped already
    public synchronized <T extends AutoCloseable> T start(Callable<T> start) {
        if (isClosing) {
            throw new StoppedException();
        }
        try {
            T resource = start.call();
            resources.add(resource);
            return resource;
        } catch (RuntimeException failure) {
            throw isClosing ? new StoppedException() : failure;
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    /// Whether everything is being stopped, so that what now ends is no news.
    public boolean isClosing() {
        return isClosing;
    }

    /// Stops some of the resources, all of them at once.
    public void stop(List<? extends AutoCloseable> some) {
        synchronized (this) {
            resources.removeAll(some);
        }
        closeInParallel(some);
    }

    /// Stops everything, all of it at once.
    @Override
    public void close() {
        closeAll();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shutdownHasBegun) {
            // then the hook runs, and finds nothing left or helps
        }
    }

    private void closeOnSignal() {
        messages.accept("stopping");
        closeAll();
    }

    private void closeAll() {
        isClosing = true;
        // Whoever comes second waits for the first: when the hook returns, the process ends.
        synchronized (oneCloserAtATime) {
            List<AutoCloseable> all;
            synchronized (this) {
                all = List.copyOf(resources);
                resources.clear();
            }
            closeInParallel(all);
        }
    }

    private void closeInParallel(List<? extends AutoCloseable> some) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            some.forEach(resource -> CompletableFuture.runAsync(() -> close(resource), threads));
        }
    }

    private void close(AutoCloseable resource) {
        try {
            resource.close();
        } catch (Exception failure) {
            messages.accept(failure.getMessage());
        }
    }
}
