package dev.tare.loadgen;

import com.fasterxml.jackson.databind.ObjectMapper;

import io.hyperfoil.api.config.Benchmark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.Properties;

/// One load from the command line; the last line of standard output is the report.
public final class Main {

    private static final int PATIENCE_MILLIS = 5000;

    private Main() {}

    /// Exit status 1: the target cannot be reached; 2: bad arguments.
    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 1 && arguments[0].equals("--version")) {
            System.out.println("Hyperfoil " + version());
            return;
        }
        try {
            Order order = Order.of(arguments);
            knock(order.url());
            var report = new Run(order, Log.install()).report();
            System.out.println(new ObjectMapper().writeValueAsString(report));
            System.exit(0);
        } catch (IllegalArgumentException bad) {
            fail(2, bad.getMessage());
        } catch (IOException unreachable) {
            fail(
                    1,
                    "unable to connect to %s: %s"
                            .formatted(arguments[arguments.length - 1], unreachable.getMessage()));
        }
    }

    /// As Maven wrote it into Hyperfoil's jar, whose manifest is not in ours.
    private static String version() throws IOException {
        String file = "/META-INF/maven/io.hyperfoil/hyperfoil-api/pom.properties";
        try (var stream = Benchmark.class.getResourceAsStream(file)) {
            var properties = new Properties();
            properties.load(stream);
            return properties.getProperty("version");
        }
    }

    /// Hyperfoil itself would try for a while and then go on without connections.
    private static void knock(URI url) throws IOException {
        try (var socket = new Socket()) {
            int port = url.getPort() < 0 ? 80 : url.getPort();
            socket.connect(new InetSocketAddress(url.getHost(), port), PATIENCE_MILLIS);
        }
    }

    private static void fail(int status, String line) {
        System.err.println(line);
        System.exit(status);
    }
}
