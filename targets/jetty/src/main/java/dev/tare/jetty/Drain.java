package dev.tare.jetty;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.component.LifeCycle;

import java.time.Duration;

/// Finishes what is in work before the server stops. Jetty's own graceful stop may close a kept
/// connection after an answer that did not say so, while the next request is on its way, and it
/// waits for clients that leave an ended connection open.
final class Drain implements LifeCycle.Listener, HttpConfiguration.Customizer {

    /// How long the port may take to close. A client that is told to go earlier would connect anew
    /// and be cut off there.
    private static final Duration PORT_CLOSES = Duration.ofMillis(50);

    /// How long clients have to send their last request.
    private static final Duration LAST_REQUESTS = Duration.ofMillis(500);

    /// How long all of it may take.
    private static final Duration LONGEST = Duration.ofMillis(4500);

    private static final Duration TICK = Duration.ofMillis(10);

    private final ServerConnector connector;
    private volatile boolean stopping;

    Drain(ServerConnector connector) {
        this.connector = connector;
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable responseHeaders) {
        if (stopping) {
            responseHeaders.put(HttpFields.CONNECTION_CLOSE);
        }
        return request;
    }

    @Override
    public void lifeCycleStopping(LifeCycle server) {
        connector.close();
        try {
            Thread.sleep(PORT_CLOSES);
            stopping = true;
            awaitClients();
        } catch (InterruptedException stopNow) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitClients() throws InterruptedException {
        long start = System.nanoTime();
        long elapsed = 0;
        while (!connector.getConnectedEndPoints().isEmpty() && elapsed < LONGEST.toNanos()) {
            Thread.sleep(TICK);
            elapsed = System.nanoTime() - start;
            if (elapsed > LAST_REQUESTS.toNanos()) {
                connector.getConnectedEndPoints().forEach(Drain::closeIfIdle);
            }
        }
    }

    /// Without a complete request in work; an answer that was the last one has shut the output.
    private static void closeIfIdle(EndPoint endPoint) {
        if (endPoint.isOutputShutdown()
                || endPoint.getConnection() instanceof HttpConnection connection
                        && connection.getParser().inHeaderState()) {
            endPoint.close();
        }
    }
}
