package dev.tare.jdkhttp;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// Starts the server, and stops it without losing a request that arrived.
///
/// The server's own stop cuts all connections as soon as no request is in work, those included that
/// have one on the way; and a client that went away in the middle of an answer makes it wait to no
/// purpose. So this holds it back by a request of its own, and counts the others itself.
final class LifeCycle {

    private static final int STOP_SECONDS = 5;
    private static final Duration TICK = Duration.ofMillis(10);

    /// How long the port may take to close. A client that is told to go earlier would connect anew
    /// and be cut off there.
    private static final Duration PORT_CLOSES = Duration.ofMillis(50);

    /// How many ticks without a request in work make the server quiet.
    private static final int QUIET_TICKS = 50;

    /// A request, and the first letter of another one that never comes.
    private static final byte[] UNFINISHED =
            "GET / HTTP/1.1\r\nHost: x\r\n\r\nG".getBytes(US_ASCII);

    private static final int ANSWER_MILLIS = 250;

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
            Thread.sleep(PORT_CLOSES);
            stopping = true;
            awaitQuiet(stop);
        } catch (IOException | InterruptedException endNow) {
            Thread.currentThread().interrupt();
        }
        server.stop(0);
    }

    /// The server closes its port at once, but no connection while it waits for this request.
    private Socket unfinishedRequest() throws IOException {
        var address = server.getAddress();
        var socket = new Socket(address.getAddress(), address.getPort());
        socket.setSoTimeout(ANSWER_MILLIS);
        socket.getOutputStream().write(UNFINISHED);
        try {
            socket.getInputStream().read();
        } catch (SocketTimeoutException busy) {
            // the first request is waiting for a thread, which will do as well
        }
        return socket;
    }

    private void awaitQuiet(Thread stop) throws InterruptedException {
        int quietTicks = 0;
        while (quietTicks < QUIET_TICKS && !stop.join(TICK)) {
            quietTicks = inFlight.get() == 0 ? quietTicks + 1 : 0;
        }
    }
}
