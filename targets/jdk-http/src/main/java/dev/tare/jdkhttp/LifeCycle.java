package dev.tare.jdkhttp;

import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// Starts the server, and stops it without losing a request that arrived.
///
/// The server's own stop cuts all connections as soon as no request is in work, those included that
/// have one on the way; and a client that went away in the middle of an answer makes it wait to no
/// purpose. So this holds it back, and counts the requests itself.
final class LifeCycle {

    private static final int STOP_SECONDS = 5;
    private static final Duration TICK = Duration.ofMillis(10);

    /// How many ticks without a request in work make the server quiet.
    private static final int QUIET_TICKS = 10;

    private final HttpServer server;
    private final AtomicInteger inFlight = new AtomicInteger();
    private volatile boolean stopping;

    LifeCycle(HttpServer server) {
        this.server = server;
    }

    void start() {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(this::stop));
        server.start();
    }

    void requestBegins() {
        inFlight.incrementAndGet();
    }

    void requestEnds() {
        inFlight.decrementAndGet();
    }

    /// Whether an answer must be the last one on its connection.
    boolean isStopping() {
        return stopping;
    }

    private void stop() {
        try (Socket _ = unfinishedRequest()) {
            Thread.sleep(TICK);
            Thread stop = Thread.ofPlatform().daemon().start(() -> server.stop(STOP_SECONDS));
            Thread.sleep(TICK);
            // not before the port is closed, or clients would connect anew and be cut off there
            stopping = true;
            awaitQuiet(stop);
        } catch (IOException | InterruptedException endNow) {
            server.stop(0);
        }
    }

    /// The server closes its port at once, but no connection while it waits for this request.
    private Socket unfinishedRequest() throws IOException {
        var address = server.getAddress();
        var socket = new Socket(address.getAddress(), address.getPort());
        socket.getOutputStream().write('G');
        return socket;
    }

    private void awaitQuiet(Thread stop) throws InterruptedException {
        int quietTicks = 0;
        while (quietTicks < QUIET_TICKS && !stop.join(TICK)) {
            quietTicks = inFlight.get() == 0 ? quietTicks + 1 : 0;
        }
    }
}
