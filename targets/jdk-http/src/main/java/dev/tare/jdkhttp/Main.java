package dev.tare.jdkhttp;

import com.sun.net.httpserver.HttpServer;

import dev.tare.contract.RequestThreads;
import dev.tare.contract.Settings;
import dev.tare.contract.Startup;
import dev.tare.contract.TargetDefaults;
import dev.tare.contract.jdbc.ConnectionPool;
import dev.tare.contract.jdbc.JdbcUsers;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/// The JDK's own HttpServer with a thread for each request.
public final class Main {

    private static final int BACKLOG = 4096;

    private Main() {}

    /// Serves until the process is told to stop.
    public static void main(String[] args) {
        Startup.run(new TargetDefaults("jdk-http", 8080, RequestThreads.virtual()), Main::start);
    }

    private static void start(Settings settings) throws IOException {
        ServerProperties.set();
        var address = new InetSocketAddress(settings.host(), settings.port());
        HttpServer server = HttpServer.create(address, BACKLOG);
        var rows = new JdbcUsers(ConnectionPool.open(settings.database(), ConnectionPool.MAX_WAIT));
        var lifeCycle = new LifeCycle(server);
        new Routes(settings.target(), rows).addTo(server, lifeCycle);
        server.setExecutor(executor(settings.requestThreads()));
        lifeCycle.start();
    }

    private static Executor executor(RequestThreads threads) {
        return switch (threads) {
            case RequestThreads.Virtual() -> Executors.newVirtualThreadPerTaskExecutor();
            case RequestThreads.Platform(int count) -> Executors.newFixedThreadPool(count);
        };
    }
}
