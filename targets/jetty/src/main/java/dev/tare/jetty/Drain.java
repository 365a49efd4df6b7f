package dev.tare.jetty;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.component.LifeCycle;

import java.time.Duration;

/// Tells busy clients to go before the server stops. Jetty's own stop may close a kept connection
/// after an answer that did not say so, while the next request is on its way.
final class Drain implements LifeCycle.Listener, HttpConfiguration.Customizer {

    /// How long the port takes to be closed; a client that is told to go earlier would connect
    /// anew.
    private static final Duration PORT_CLOSES = Duration.ofMillis(10);

    /// How long clients have to send their last request.
    private static final Duration LAST_REQUESTS = Duration.ofMillis(100);

    private final NetworkConnector connector;
    private volatile boolean stopping;

    Drain(NetworkConnector connector) {
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
            Thread.sleep(LAST_REQUESTS);
        } catch (InterruptedException stopNow) {
            Thread.currentThread().interrupt();
        }
    }
}
