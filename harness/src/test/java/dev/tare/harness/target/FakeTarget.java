package dev.tare.harness.target;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;

/// A target that behaves as the variable `FAKE` says: `well`, `dies`, `silent`, `misnamed`,
/// `foreign`, `deaf` (to SIGTERM), or ends when it is asked for `/die`.
final class FakeTarget {

    private FakeTarget() {}

    public static void main(String... arguments) throws Exception {
        String behaviour = Objects.requireNonNullElse(System.getenv("FAKE"), "well");
        System.out.println("fake target, " + behaviour);
        switch (behaviour) {
            case "dies" -> {
                System.err.println("no wish to live");
                System.exit(7);
            }
            case "silent" -> Thread.sleep(Duration.ofMinutes(1));
            case "misnamed" -> serve("{\"status\":\"UP\",\"target\":\"other\"}");
            case "foreign" -> serve("welcome");
            case "deaf" -> {
                Runtime.getRuntime().addShutdownHook(new Thread(FakeTarget::sleep));
                serve(health(arguments[0]));
            }
            default -> serve(health(arguments[0]));
        }
    }

    private static String health(String name) {
        return "{\"status\":\"UP\",\"target\":\"%s\"}".formatted(name);
    }

    private static void serve(String health) throws IOException {
        int port = Integer.parseInt(System.getenv("PORT"));
        var address = new InetSocketAddress(System.getenv("HOST"), port);
        var server = HttpServer.create(address, 0);
        server.createContext("/health", exchange -> answer(exchange, health));
        server.createContext("/threads", exchange -> answer(exchange, System.getenv("THREADS")));
        server.createContext("/die", _ -> Runtime.getRuntime().halt(9));
        server.start();
    }

    private static void answer(HttpExchange exchange, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static void sleep() {
        try {
            Thread.sleep(Duration.ofMinutes(1));
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
