package dev.tare.ssmjetty;

import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.NanoTime;
import org.eclipse.jetty.util.component.LifeCycle;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/// Closes the connections whose request head takes too long. Jetty's idle timeout starts again with
/// every byte that arrives, and it is the longer one of a kept connection.
final class HeadTimeout implements LifeCycle.Listener {

    private static final Duration MAX_HEAD = Duration.ofSeconds(28);
    private static final Duration PERIOD = Duration.ofSeconds(1);

    private final ServerConnector connector;

    HeadTimeout(ServerConnector connector) {
        this.connector = connector;
    }

    @Override
    public void lifeCycleStarted(LifeCycle server) {
        checkLater();
    }

    private void checkLater() {
        connector.getScheduler().schedule(this::check, PERIOD.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void check() {
        for (EndPoint endPoint : connector.getConnectedEndPoints()) {
            if (endPoint.getConnection() instanceof HttpConnection connection
                    && isTooSlow(connection)) {
                endPoint.close();
            }
        }
        checkLater();
    }

    /// The first head's time counts from the connection's start, that of a later one from its first
    /// byte.
    private static boolean isTooSlow(HttpConnection connection) {
        HttpParser parser = connection.getParser();
        if (!parser.inHeaderState()) {
            return false;
        }
        if (connection.getMessagesIn() == 0) {
            return isOver(System.currentTimeMillis() - connection.getCreatedTimeStamp());
        }
        return !parser.isStart() && isOver(NanoTime.millisSince(parser.getBeginNanoTime()));
    }

    private static boolean isOver(long millis) {
        return millis > MAX_HEAD.toMillis();
    }
}
