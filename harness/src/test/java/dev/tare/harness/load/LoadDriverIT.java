package dev.tare.harness.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThatCode;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// The tools as they are installed, against a server that waits 5 ms.
class LoadDriverIT {

    private static final byte[] PONG = "{\"message\":\"pong\"}".getBytes(UTF_8);

    @TempDir private Path folder;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private HttpServer server;
    private URI target;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 100);
        server.setExecutor(threads);
        server.createContext("/", LoadDriverIT::answer);
        server.start();
        target = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    @AfterEach
    void stop() {
        server.stop(0);
        threads.shutdownNow();
    }

    @Test
    void wrkKeepsItsConnectionsBusyAndItsLatenciesAddUp() throws Exception {
        LoadDriver wrk = Wrk.in(folder);

        LoadResult result = run(wrk, load(Tool.WRK, new Extent.Lasting(Duration.ofSeconds(2)), 1));

        assertPlausible(result);
        assertThat(result.latency()).isPresent();
        assertThat(result.requestsPerSecond() * result.latency().orElseThrow().meanMicros() / 1e6)
                .isCloseTo(8, within(0.8));
    }

    @Test
    void wrkSendsBatchesOfPipelinedRequests() throws Exception {
        LoadResult result =
                run(Wrk.in(folder), load(Tool.WRK, new Extent.Lasting(Duration.ofSeconds(1)), 4));

        assertPlausible(result);
        assertThat(result.inFlight()).isEqualTo(32);
        assertThat(result.latency().orElseThrow().p50Micros()).isGreaterThan(20_000);
    }

    @Test
    void abCountsItsRequests() throws Exception {
        LoadResult result = run(new Ab(), load(Tool.AB, new Extent.Requests(1000), 1));

        assertPlausible(result);
        assertThat(result.requests()).isEqualTo(1000);
        assertThat(result.bytesPerBody()).hasValue(PONG.length);
        assertThat(result.reconnects()).hasValue(0);
    }

    @Test
    void abEndsAfterItsTime() throws Exception {
        LoadResult result =
                run(new Ab(), load(Tool.AB, new Extent.Lasting(Duration.ofSeconds(1)), 1));

        assertPlausible(result);
        assertThat(result.durationSeconds()).isCloseTo(1, within(0.3));
    }

    @Test
    void theEmbeddedGeneratorKeepsItsConnectionsBusy() throws Exception {
        LoadResult result =
                run(embedded(), load(Tool.EMBEDDED, new Extent.Lasting(Duration.ofSeconds(2)), 1));

        assertPlausible(result);
        assertThat(result.reconnects()).hasValue(0);
        assertThat(result.requestsPerSecond() * result.latency().orElseThrow().meanMicros() / 1e6)
                .isCloseTo(8, within(1.6));
    }

    @Test
    void theEmbeddedGeneratorCountsItsRequests() throws Exception {
        LoadResult result = run(embedded(), load(Tool.EMBEDDED, new Extent.Requests(500), 1));

        assertPlausible(result);
        assertThat(result.requests()).isEqualTo(500);
    }

    /// With 8 connections and 5 ms an answer, 4,000/s cannot be served: an open loop holds what
    /// that makes wait against the target, a closed one would ask less.
    @Test
    void anOpenLoopKeepsItsRateAndChargesWhatWaits() throws Exception {
        LoadResult easy = run(embedded(), open(400));
        LoadResult hard = run(embedded(), open(4000));

        assertPlausible(easy);
        assertThat(easy.requests()).isEqualTo(400);
        assertThat(easy.latency().orElseThrow().p50Micros()).isLessThan(100_000);
        assertThat(hard.latency().orElseThrow().p50Micros()).isGreaterThan(100_000);
        assertThat(hard.errors().other()).isPositive();
    }

    private static LoadDriver embedded() {
        LoadDriver embedded = Embedded.in(Path.of("..").toAbsolutePath().normalize());
        assertThat(embedded.missing()).isEmpty();
        return embedded;
    }

    private static Load open(double rate) {
        Load load = load(Tool.EMBEDDED, new Extent.Lasting(Duration.ofSeconds(1)), 1);
        return new Load(
                load.id(),
                load.tool(),
                load.path(),
                load.connections(),
                load.threads(),
                load.extent(),
                true,
                1,
                OptionalDouble.of(rate));
    }

    private static void assertPlausible(LoadResult result) {
        assertThat(result.errors()).isEqualTo(LoadErrors.NONE);
        assertThat(result.requestsPerSecond()).isBetween(50.0, 1600.0);
        assertThat(result.latency().orElseThrow().minMicros()).isGreaterThanOrEqualTo(5000);
    }

    private LoadResult run(LoadDriver driver, Load load) throws Exception {
        assertThat(load.problems()).isEmpty();
        assumeThatCode(() -> process(driver.versionCommand()))
                .as("%s: %s", driver.tool().text(), driver.installHint())
                .doesNotThrowAnyException();
        return driver.parse(
                load, ToolOutput.read(folder, process(driver.command(load, target, folder))));
    }

    private int process(List<String> command) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(folder.resolve(ToolOutput.STDOUT).toFile())
                        .redirectError(folder.resolve(ToolOutput.STDERR).toFile())
                        .start();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    private static Load load(Tool tool, Extent extent, int pipelining) {
        return new Load(
                "ping", tool, "/ping", 8, 1, extent, true, pipelining, OptionalDouble.empty());
    }

    private static void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            Thread.sleep(5);
            if (exchange.getProtocol().equals("HTTP/1.0")) {
                exchange.getResponseHeaders().set("Connection", "keep-alive");
            }
            exchange.sendResponseHeaders(200, PONG.length);
            exchange.getResponseBody().write(PONG);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
