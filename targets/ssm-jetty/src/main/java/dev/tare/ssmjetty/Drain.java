package dev.tare.ssmjetty;

import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;

import java.time.Duration;

/// What comes before Jetty's graceful stop: for a moment no connection is accepted any more, and
/// each answer tells its client to leave. Jetty's own first step closes the connections between two
/// requests, and with them a request that is on its way.
final class Drain implements LifeCycle.Listener {

    private static final Duration MAX_WAIT = Duration.ofMillis(500);
    private static final Duration PAUSE = Duration.ofMillis(10);

    private final ServerConnector connector;

    Drain(ServerConnector connector) {
        this.connector = connector;
    }

    @Override
    public void lifeCycleStopping(LifeCycle server) {
        connector.close();
        connector
                .getConnectionFactory(HttpConnectionFactory.class)
                .getHttpConfiguration()
                .setPersistentConnectionsEnabled(false);
        long end = System.nanoTime() + MAX_WAIT.toNanos();
        try {
            while (!connector.getConnectedEndPoints().isEmpty() && System.nanoTime() < end) {
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
