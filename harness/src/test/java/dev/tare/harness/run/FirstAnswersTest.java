package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

class FirstAnswersTest {

    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n";

    private ServerSocket server;

    @BeforeEach
    void listen() throws IOException {
        server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    @Test
    void headAndBodyMakeTheSize() {
        serve(1, false);

        assertThat(answers().bytes("/ping")).hasValue((HEAD + "\r\nOK").length());
    }

    @ParameterizedTest
    @CsvSource({"1, false", "100, false", "1, true", "100, true"})
    void theLastAnswerBeforeTheEndIsTheLimitAnnouncedOrNot(int limit, boolean announced) {
        serve(limit, announced);

        assertThat(answers().keepAliveLimit(List.of(load("/ping", true)))).hasValue(limit);
    }

    @Test
    void aConnectionThatStaysHasNoLimit() {
        serve(FirstAnswers.MOST + 1, false);

        assertThat(answers().keepAliveLimit(List.of(load("/ping", true)))).isEmpty();
    }

    @Test
    void whereNoLoadKeepsConnectionsToPingNothingIsAsked() {
        assertThat(answers().keepAliveLimit(List.of(load("/ping", false), load("/users", true))))
                .isEmpty();
    }

    @Test
    void ofAServerThatIsAwayNothingIsKnown() throws IOException {
        server.close();

        assertThat(answers().bytes("/ping")).isEmpty();
        assertThat(answers().keepAliveLimit(List.of(load("/ping", true)))).isEmpty();
    }

    private FirstAnswers answers() {
        return new FirstAnswers(URI.create("http://127.0.0.1:" + server.getLocalPort()));
    }

    private static Load load(String path, boolean keepAlive) {
        return new Load(
                "load",
                Tool.WRK,
                path,
                8,
                1,
                new Extent.Lasting(Duration.ofSeconds(1)),
                keepAlive,
                1,
                OptionalDouble.empty());
    }

    /// Answers so often and then closes the connection, with a word of it or without.
    private void serve(int limit, boolean announced) {
        Thread.startVirtualThread(() -> {
            try (Socket client = server.accept()) {
                var requests =
                        new BufferedReader(
                                new InputStreamReader(
                                        client.getInputStream(), StandardCharsets.US_ASCII));
                for (int answer = 1; answer <= limit; answer++) {
                    while (!requests.readLine().isEmpty()) {
                        // a header
                    }
                    String close = announced && answer == limit ? "Connection: close\r\n" : "";
                    client.getOutputStream()
                            .write((HEAD + close + "\r\nOK").getBytes(StandardCharsets.US_ASCII));
                }
            } catch (IOException | NullPointerException ended) {
                // the client has gone
            }
        });
    }
}
