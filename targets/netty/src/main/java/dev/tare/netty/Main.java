package dev.tare.netty;

import dev.tare.contract.Settings;
import dev.tare.contract.Startup;
import dev.tare.contract.TargetDefaults;
import dev.tare.contract.jdbc.ConnectionPool;
import dev.tare.contract.jdbc.JdbcUsers;
import dev.tare.contract.jdbc.QueryWorkers;

/// The target `netty`: Netty alone, routed by hand.
public final class Main {

    private Main() {}

    /// Starts the server; it stops with the process.
    ///
    /// @param args none
    public static void main(String[] args) {
        Startup.run(new TargetDefaults("netty", 8083), Main::start);
    }

    private static void start(Settings settings) throws Exception {
        var pool = ConnectionPool.open(settings.database(), QueryWorkers.POOL_WAIT);
        var workers = new QueryWorkers(settings.database().poolSize());
        var routes = new Routes(settings.target(), new JdbcUsers(pool), workers);
        var server = Server.start(settings, routes);
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "shutdown"));
    }
}
