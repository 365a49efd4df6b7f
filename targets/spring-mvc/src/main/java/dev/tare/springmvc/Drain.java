package dev.tare.springmvc;

import org.apache.catalina.connector.Connector;
import org.springframework.boot.tomcat.TomcatConnectorCustomizer;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

import java.time.Duration;

/// What comes before Boot's graceful shutdown: for a moment no connection is accepted any more, and
/// each answer tells its client to leave. Boot's own first step closes the connections between two
/// requests, and with them a request that is on its way.
@Component
class Drain implements TomcatConnectorCustomizer, SmartLifecycle {

    private static final Duration MAX_WAIT = Duration.ofMillis(500);
    private static final Duration PAUSE = Duration.ofMillis(10);

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
        http.setMaxKeepAliveRequests(1);
        long end = System.nanoTime() + MAX_WAIT.toNanos();
        try {
            while (http.hasConnections() && System.nanoTime() < end) {
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
