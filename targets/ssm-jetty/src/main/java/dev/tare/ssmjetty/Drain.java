package dev.tare.ssmjetty;

import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;

import java.time.Duration;

/// Tells busy clients to go before the server stops. Jetty's own stop may close a kept connection
/// after an answer that did not say so, while the next request is on its way.
final class Drain implements LifeCycle.Listener {

    /// How long the port takes to be closed; a client that is told to go earlier would connect
    /// anew.
    private static final Duration PORT_CLOSES = Duration.ofMillis(10);

    /// How long clients have to send their last request; idle ones never do.
    private static final Duration LAST_REQUESTS = Duration.ofMillis(500);

    private static final Duration LOOK_AGAIN = Duration.ofMillis(10);

    private final ServerConnector connector;
    private final HttpConfiguration configuration;

    Drain(ServerConnector connector, HttpConfiguration configuration) {
        this.connector = connector;
        this.configuration = configuration;
    }

    @Override
    public void lifeCycleStopping(LifeCycle server) {
        connector.close();
        try {
            Thread.sleep(PORT_CLOSES);
            configuration.setPersistentConnectionsEnabled(false);
            awaitLastRequests();
        } catch (InterruptedException stopNow) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitLastRequests() throws InterruptedException {
        long end = System.nanoTime() + LAST_REQUESTS.toNanos();
        while (!connector.getConnectedEndPoints().isEmpty() && System.nanoTime() < end) {
            Thread.sleep(LOOK_AGAIN);
        }
    }
}
