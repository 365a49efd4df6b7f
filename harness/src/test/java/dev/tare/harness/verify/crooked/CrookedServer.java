package dev.tare.harness.verify.crooked;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/// The contract from memory on a free port, with one fault or none.
public final class CrookedServer implements AutoCloseable {

    private static final int BACKLOG = 1000;

    private final Fault fault;
    private final Duration headLimit;
    private final Site site;
    private final GivenWriter writer;
    private final ServerSocket listener;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final Semaphore seats;
    private final Semaphore oneThread = new Semaphore(1, true);

    /// Starts to listen.
    ///
    /// @param fault what it does wrong, or null
    /// @param headLimit the time for a request head
    public CrookedServer(Fault fault, Duration headLimit) throws IOException {
        this(fault, headLimit, false);
    }

    /// Starts to listen, possibly as if its database were away.
    public CrookedServer(Fault fault, Duration headLimit, boolean databaseAway) throws IOException {
        this.fault = fault;
        this.headLimit = headLimit;
        this.site = new Site(fault, databaseAway);
        this.writer = new GivenWriter(fault);
        this.seats = new Semaphore(fault == Fault.AT_MOST_500_CONNECTIONS ? 500 : 100_000);
        this.listener = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::accept);
    }

    /// The port that was free.
    public int port() {
        return listener.getLocalPort();
    }

    Fault fault() {
        return fault;
    }

    Duration headLimit() {
        return headLimit;
    }

    Site site() {
        return site;
    }

    GivenWriter writer() {
        return writer;
    }

    /// Waits; what one thread waits for is only one length of delay, so that the queue for it does
    /// not reach into other checks.
    void delay(int millis) throws InterruptedException {
        boolean queued = fault == Fault.ONE_THREAD_DELAYS && millis == 200;
        if (queued) {
            oneThread.acquire();
        }
        try {
            Thread.sleep(millis);
        } finally {
            if (queued) {
                oneThread.release();
            }
        }
    }

    void endAll() {
        open.forEach(CrookedServer::end);
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = listener.accept();
                socket.setTcpNoDelay(true);
                open.add(socket);
                Thread.startVirtualThread(() -> serve(socket));
            }
        } catch (IOException closed) {
            endAll();
        }
    }

    private void serve(Socket socket) {
        try {
            seats.acquire();
            try (socket) {
                new Conversation(this, socket).run();
            } finally {
                seats.release();
            }
        } catch (IOException | InterruptedException ended) {
            // closed by the client or for its slowness
        } finally {
            open.remove(socket);
        }
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
        endAll();
    }
}
