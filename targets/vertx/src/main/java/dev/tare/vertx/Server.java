package dev.tare.vertx;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.impl.HttpServerConnection;
import io.vertx.core.net.SocketAddress;

import java.util.concurrent.TimeUnit;

/// The HTTP server of one event loop; Vert.x shares the port between the loops' servers.
final class Server extends VerticleBase {

    private static final int BACKLOG = 4096;
    private static final int IDLE_SECONDS = 60;
    private static final int MAX_HEAD_BYTES = 16 * 1024;

    /// How long connections stay open after the port is closed, for requests on their way.
    private static final long DRAIN_MILLIS = 500;

    private static final long GRACE_MILLIS = 4500;

    private final SocketAddress address;
    private final String target;
    private final UserQueries queries;
    private final Answers answers = new Answers();
    private HttpServer server;
    private Channel listener;

    Server(SocketAddress address, String target, UserQueries queries) {
        this.address = address;
        this.target = target;
        this.queries = queries;
    }

    @Override
    public Future<?> start() {
        server =
                vertx.createHttpServer(options())
                        .requestHandler(new Routes(vertx, target, queries, answers).router())
                        .invalidRequestHandler(answers::malformed)
                        .connectionHandler(this::connected);
        return server.listen(address);
    }

    private static HttpServerOptions options() {
        return new HttpServerOptions()
                .setTcpNoDelay(true)
                .setAcceptBacklog(BACKLOG)
                .setIdleTimeout(IDLE_SECONDS)
                .setMaxInitialLineLength(MAX_HEAD_BYTES)
                .setMaxHeaderSize(MAX_HEAD_BYTES)
                .setHttp2ClearTextEnabled(false)
                .setPerFrameWebSocketCompressionSupported(false)
                .setPerMessageWebSocketCompressionSupported(false);
    }

    private void connected(HttpConnection connection) {
        ChannelHandlerContext netty = ((HttpServerConnection) connection).channelHandlerContext();
        netty.pipeline().addAfter("httpDecoder", "headGuard", new HeadGuard());
        listener = netty.channel().parent();
    }

    /// Closes the port, answers what is on its way with `Connection: close`, then gives what is
    /// still in progress its time.
    @Override
    public Future<?> stop() {
        if (listener == null) {
            return server.close();
        }
        listener.close();
        answers.closeConnections();
        return vertx.timer(DRAIN_MILLIS, TimeUnit.MILLISECONDS)
                .compose(drained -> server.shutdown(GRACE_MILLIS, TimeUnit.MILLISECONDS));
    }
}
