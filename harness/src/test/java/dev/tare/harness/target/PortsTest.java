package dev.tare.harness.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import com.sun.net.httpserver.HttpServer;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

class PortsTest {

    @TempDir private Path home;

    @BeforeEach
    void addTwo() throws IOException {
        FakeCatalogue.add(home, "jdk-http", 8080);
        FakeCatalogue.add(home, "netty", 8083);
    }

    @Test
    void a_port_base_moves_all_ports_alike() {
        assertThat(Ports.fixed(find("jdk-http", "netty"), 21100))
                .extracting(PlacedTarget::port)
                .containsExactly(21100, 21103);
    }

    @Test
    void two_variants_of_a_target_cannot_be_up_together() {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Ports.fixed(find("netty", "netty@deaf"), 8080))
                .withMessage("netty and netty@deaf have the same port 8083: name only one of them");
    }

    @Test
    void a_port_beyond_the_last_is_told() {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Ports.fixed(find("jdk-http", "netty"), 65533))
                .withMessage("netty: port 65536 is beyond 65535: lower --port-base");
    }

    @Test
    void free_ports_are_free_and_differ() {
        List<PlacedTarget> placed = Ports.free(find("jdk-http", "netty", "netty@deaf"));

        assertThat(placed).extracting(PlacedTarget::port).doesNotHaveDuplicates();
        assertThatNoException().isThrownBy(() -> Ports.requireFree(placed));
    }

    @Test
    void all_taken_ports_are_told_at_once_with_their_holders() throws IOException {
        List<TargetVariant> targets = find("jdk-http", "netty");
        try (var mute = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
                var stale = StaleServer.start("{\"status\":\"UP\",\"target\":\"vertx\"}")) {
            long pid = ProcessHandle.current().pid();
            var placed =
                    List.of(
                            new PlacedTarget(targets.get(0), mute.getLocalPort()),
                            new PlacedTarget(targets.get(1), stale.port()));

            assertThatExceptionOfType(ProblemException.class)
                    .isThrownBy(() -> Ports.requireFree(placed))
                    .matches(problem -> problem.status() == ExitStatus.MISSING)
                    .withMessage(
                            """
                            jdk-http: port %d is taken by another program (pid %d, java): stop that, or use --port-base
                            netty: port %d is taken by a stale tare target vertx (pid %d, java): stop that, or use --port-base\
                            """
                                    .formatted(mute.getLocalPort(), pid, stale.port(), pid));
        }
    }

    private List<TargetVariant> find(String... addresses) {
        return Catalogue.scan(home).find(List.of(addresses));
    }

    private record StaleServer(HttpServer server) implements AutoCloseable {

        static StaleServer start(String health) throws IOException {
            var server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
            server.createContext(
                    "/health",
                    exchange -> {
                        byte[] body = health.getBytes(StandardCharsets.UTF_8);
                        exchange.sendResponseHeaders(200, body.length);
                        exchange.getResponseBody().write(body);
                        exchange.close();
                    });
            server.start();
            return new StaleServer(server);
        }

        int port() {
            return server.getAddress().getPort();
        }

        @Override
        public void close() {
            server.stop(0);
        }
    }
}
