package dev.tare.jetty;

import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.NanoTime;
import org.eclipse.jetty.util.component.LifeCycle;

import java.util.concurrent.TimeUnit;

/// Closes the connections whose request head takes too long. Jetty's idle timeout starts again with
/// every byte that arrives, and it is the longer one of a kept connection.
final class HeadTimeout implements LifeCycle.Listener {

    private static final long MAX_SECONDS = 28;
    private static final long PERIOD_SECONDS = 1;

    private final ServerConnector connector;

    HeadTimeout(ServerConnector connector) {
        this.connector = connector;
    }

    @Override
    public void lifeCycleStarted(LifeCycle server) {
        checkLater();
    }

    private void checkLater() {
        connector.getScheduler().schedule(this::check, PERIOD_SECONDS, TimeUnit.SECONDS);
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

    private static boolean isTooSlow(HttpConnection connection) {
        var parser = connection.getParser();
        if (parser.isStart()) {
            return connection.getMessagesIn() == 0
                    && System.currentTimeMillis() - connection.getCreatedTimeStamp()
                            > MAX_SECONDS * 1000;
        }
        return parser.inHeaderState()
                && NanoTime.secondsSince(parser.getBeginNanoTime()) >= MAX_SECONDS;
    }
}
