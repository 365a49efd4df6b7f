package dev.tare.ssmjetty;

import dev.tare.contract.RequestThreads;
import dev.tare.contract.Settings;
import dev.tare.contract.Startup;
import dev.tare.contract.TargetDefaults;

import org.eclipse.jetty.server.Server;

/// Spring, Spring MVC and MyBatis on Jetty, put together by hand.
public final class Main {

    private static final int THREADS = 200;

    /// After half a second of draining.
    private static final long STOP_MILLIS = 4500;

    private Main() {}

    /// Serves until the process is told to stop.
    public static void main(String[] args) {
        var defaults = new TargetDefaults("ssm-jetty", 8086, RequestThreads.platform(THREADS));
        Startup.run(defaults, Main::start);
    }

    private static void start(Settings settings) throws Exception {
        // header values as they are set: otherwise "charset=UTF-8" goes out in small letters
        System.setProperty("org.eclipse.jetty.http.HttpGenerator.STRICT", "true");
        var server = new Server(Threads.pool(settings.requestThreads()));
        Connectors.add(server, settings.host(), settings.port());
        server.setHandler(WebApplication.context(settings));
        server.setErrorHandler(new JsonErrors());
        server.setStopTimeout(STOP_MILLIS);
        server.setStopAtShutdown(true);
        server.start();
    }
}
