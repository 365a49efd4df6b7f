package dev.tare.jetty;

import dev.tare.contract.RequestThreads;
import dev.tare.contract.Settings;
import dev.tare.contract.Startup;
import dev.tare.contract.TargetDefaults;
import dev.tare.contract.jdbc.ConnectionPool;
import dev.tare.contract.jdbc.JdbcUsers;

import org.eclipse.jetty.server.Server;

/// Servlets on Jetty.
public final class Main {

    private static final int THREADS = 200;

    /// What [Drain] leaves of five seconds.
    private static final long STOP_MILLIS = 500;

    private Main() {}

    /// Serves until the process is told to stop.
    public static void main(String[] args) {
        Startup.run(
                new TargetDefaults("jetty", 8085, RequestThreads.platform(THREADS)), Main::start);
    }

    private static void start(Settings settings) throws Exception {
        // header values as they are set: otherwise "charset=UTF-8" goes out in small letters
        System.setProperty("org.eclipse.jetty.http.HttpGenerator.STRICT", "true");
        var rows = new JdbcUsers(ConnectionPool.open(settings.database(), ConnectionPool.MAX_WAIT));
        var server = new Server(Threads.pool(settings.requestThreads()));
        Connectors.add(server, settings.host(), settings.port());
        server.setHandler(new Routes(settings.target(), rows).context());
        server.setErrorHandler(new JsonErrors());
        server.setStopTimeout(STOP_MILLIS);
        server.setStopAtShutdown(true);
        server.start();
    }
}
