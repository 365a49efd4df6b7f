package dev.tare.vertx;

import dev.tare.contract.InvalidSettingsException;
import dev.tare.contract.Settings;
import dev.tare.contract.Startup;
import dev.tare.contract.TargetDefaults;

import io.vertx.core.DeploymentOptions;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.core.transport.Transport;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;

/// The target `vertx`: Vert.x Web, a verticle per event loop, all of them on one port.
public final class Main {

    private Main() {}

    /// Starts the server; it stops with the process.
    ///
    /// @param args none
    public static void main(String[] args) {
        Startup.run(new TargetDefaults("vertx", 8084, "jdbc", "pgclient"), Main::start);
    }

    private static void start(Settings settings) throws UnknownHostException {
        SocketAddress address = address(settings);
        Vertx vertx =
                Vertx.builder()
                        .with(options(settings))
                        .withTransport(transport(settings.transport()))
                        .build();
        UserQueries queries = UserQueries.open(vertx, settings);
        vertx.deployVerticle(
                        () -> new Server(address, settings.target(), queries),
                        new DeploymentOptions().setInstances(settings.eventLoops()))
                .await();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(vertx, queries)));
    }

    /// Resolved by the JDK, as in the other targets; Vert.x would ask a name server by itself.
    private static SocketAddress address(Settings settings) throws UnknownHostException {
        InetAddress host = InetAddress.getByName(settings.host());
        return SocketAddress.inetSocketAddress(new InetSocketAddress(host, settings.port()));
    }

    /// Without the cache folder on disk, which is for files served from a jar.
    private static VertxOptions options(Settings settings) {
        return new VertxOptions()
                .setEventLoopPoolSize(settings.eventLoops())
                .setFileSystemOptions(
                        new FileSystemOptions()
                                .setFileCachingEnabled(false)
                                .setClassPathResolvingEnabled(false));
    }

    private static Transport transport(dev.tare.contract.Transport wanted) {
        Transport transport =
                switch (wanted) {
                    case AUTO, EPOLL -> Transport.EPOLL;
                    case IO_URING -> Transport.IO_URING;
                    case NIO -> Transport.NIO;
                };
        if (transport != null && transport.available()) {
            return transport;
        }
        if (wanted == dev.tare.contract.Transport.AUTO) {
            return Transport.NIO;
        }
        throw new InvalidSettingsException(
                "TRANSPORT", wanted.text() + " is not available on this machine; set auto or nio");
    }

    private static void stop(Vertx vertx, UserQueries queries) {
        vertx.close().await();
        queries.close();
    }
}
