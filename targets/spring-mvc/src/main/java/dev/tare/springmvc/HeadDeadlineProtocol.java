package dev.tare.springmvc;

import org.apache.coyote.Adapter;
import org.apache.coyote.Processor;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.coyote.http11.Http11Processor;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.SocketWrapperBase;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/// Tomcat's HTTP/1.1 with a deadline for the request head as a whole. Its own connection timeout
/// starts anew with every byte, so that a client that sends one now and then would stay for hours.
public final class HeadDeadlineProtocol extends Http11NioProtocol {

    @Override
    protected Processor createProcessor() {
        return new HeadDeadlineProcessor(this, getAdapter());
    }

    boolean hasConnections() {
        return !getEndpoint().getConnections().isEmpty();
    }

    private static final class HeadDeadlineProcessor extends Http11Processor {

        private static final int NOT_BEGUN = -1;

        private final HeadDeadlineProtocol protocol;

        HeadDeadlineProcessor(HeadDeadlineProtocol protocol, Adapter adapter) {
            super(protocol, adapter);
            this.protocol = protocol;
        }

        /// Goes on with a head that has begun, or begins with the next one.
        @Override
        public SocketState service(SocketWrapperBase<?> socket) throws IOException {
            if (request.getStartTimeNanos() != NOT_BEGUN && millisLeft() <= 0) {
                return SocketState.CLOSED;
            }
            socket.setReadTimeout(protocol.getConnectionTimeout());
            SocketState state = super.service(socket);
            if (state == SocketState.LONG && !isAsync()) {
                socket.setReadTimeout(Math.max(1, millisLeft()));
            }
            return state;
        }

        private long millisLeft() {
            long elapsedNanos = System.nanoTime() - request.getStartTimeNanos();
            return protocol.getConnectionTimeout() - TimeUnit.NANOSECONDS.toMillis(elapsedNanos);
        }
    }
}
