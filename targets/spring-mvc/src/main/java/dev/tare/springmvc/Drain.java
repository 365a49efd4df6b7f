package dev.tare.springmvc;

import org.apache.catalina.connector.Connector;
import org.springframework.boot.tomcat.TomcatConnectorCustomizer;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

import java.time.Duration;

/// Tells busy clients to go before Boot's graceful shutdown, which closes a kept connection after
/// an answer that did not say so, while the next request is on its way.
@Component
class Drain implements TomcatConnectorCustomizer, SmartLifecycle {

    /// How long the port takes to be closed; a client that is told to go earlier would connect
    /// anew.
    private static final Duration PORT_CLOSES = Duration.ofMillis(10);

    /// How long clients have to send their last request; idle ones never do.
    private static final Duration LAST_REQUESTS = Duration.ofMillis(500);

    private static final Duration LOOK_AGAIN = Duration.ofMillis(10);

    private HeadDeadlineProtocol http;
    private volatile boolean running;

    @Override
    public void customize(Connector connector) {
        http = (HeadDeadlineProtocol) connector.getProtocolHandler();
    }

    @Override
    public void start() {
        running = true;
    }

    /// Is called ahead of the web server's, since the phase is the default one, the highest.
    @Override
    public void stop() {
        running = false;
        http.closeServerSocketGraceful();
        try {
            Thread.sleep(PORT_CLOSES);
            http.setMaxKeepAliveRequests(1);
            awaitLastRequests();
        } catch (InterruptedException stopNow) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitLastRequests() throws InterruptedException {
        long end = System.nanoTime() + LAST_REQUESTS.toNanos();
        while (http.hasConnections() && System.nanoTime() < end) {
            Thread.sleep(LOOK_AGAIN);
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
