package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.process.FreePorts;
import dev.tare.harness.target.FakeCatalogue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/// `tare up` with fake targets and the real database. Every test ends by looking for what is left.
class UpIT {

    private static final int SIGTERM_STATUS = 143;

    @TempDir private static Path folder;
    private static Path home;
    private static int base;

    @BeforeAll
    static void addFakes() throws IOException {
        home = Files.createDirectory(folder.resolve("a folder"));
        FakeCatalogue.add(home, "fake", 8080);
        FakeCatalogue.add(home, "other", 8081);
        base = freeBase();
    }

    @AfterEach
    void nothing_is_left() throws Exception {
        Tare.await(() -> Tare.processesOf(home).isEmpty());
        assertThat(home.resolve(".tare")).isDirectoryNotContaining("glob:**.lock");
        assertThat(home.resolve(".tare/postgres")).isDirectoryNotContaining("glob:**/data-*");
    }

    @Test
    void all_targets_answer_until_a_signal_stops_everything() throws Exception {
        try (Tare tare = up()) {
            tare.awaitErr("Ctrl-C stops them");

            assertThat(tare.out())
                    .containsPattern("fake +http://127.0.0.1:%d +\\d+\\.\\d s".formatted(base))
                    .containsPattern("other +http://127.0.0.1:%d +\\d+\\.\\d s".formatted(base + 1))
                    .contains("ab -k -n 20000 -c 20 http://127.0.0.1:%d/ping".formatted(base))
                    .contains(
                            "wrk -t2 -c64 -d5s --latency http://127.0.0.1:%d/users".formatted(base))
                    .doesNotContain("\u001b");
            assertThat(get(base, "/health")).contains("fake");
            assertThat(get(base + 1, "/health")).contains("other");

            tare.signal("TERM");

            assertThat(tare.awaitEnd()).isEqualTo(SIGTERM_STATUS);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {50, 300, 600, 1000, 1500, 2200, 3000})
    void a_signal_during_the_start_leaves_nothing(int millis) throws Exception {
        try (Tare tare = up("fake@silent")) {
            Thread.sleep(Duration.ofMillis(millis));

            tare.signal("INT");
            tare.signal("INT");

            assertThat(tare.awaitEnd()).isEqualTo(130);
            assertThat(tare.err()).doesNotContain("Exception", "cannot be started", "SIGKILL");
        }
    }

    @Test
    void a_signal_while_a_target_starts_leaves_nothing() throws Exception {
        try (Tare tare = up("fake@silent", "other")) {
            tare.awaitErr("other answers");

            tare.signal("TERM");

            assertThat(tare.awaitEnd()).isEqualTo(SIGTERM_STATUS);
            assertThat(tare.err()).doesNotContain("ended with");
        }
    }

    @Test
    void a_target_that_dies_at_its_start_stops_the_rest() throws Exception {
        try (Tare tare = up("fake@dies", "other")) {
            assertThat(tare.awaitEnd()).isEqualTo(1);
            assertThat(tare.err())
                    .contains("tare: fake@dies ended with status 7 before it answered")
                    .contains("no wish to live");
            assertThat(tare.out()).isEmpty();
        }
    }

    @Test
    void a_target_that_dies_later_is_told_at_once_and_the_others_stay() throws Exception {
        try (Tare tare = up()) {
            tare.awaitErr("Ctrl-C stops them");

            kill(base);

            tare.awaitErr("tare: fake ended with status 9; its log is ");
            assertThat(get(base + 1, "/health")).contains("other");

            kill(base + 1);

            assertThat(tare.awaitEnd()).isEqualTo(1);
        }
    }

    @Test
    void taken_ports_are_told_all_at_once_before_anything_starts() throws Exception {
        try (var first = new ServerSocket(base, 1, InetAddress.getByName("127.0.0.1"));
                var second = new ServerSocket(base + 1, 1, InetAddress.getByName("127.0.0.1"));
                Tare tare = up()) {
            assertThat(first.isBound() && second.isBound()).isTrue();
            assertThat(tare.awaitEnd()).isEqualTo(3);
            assertThat(tare.err().lines())
                    .hasSize(2)
                    .allMatch(line -> line.contains("is taken by another program (pid "));
        }
    }

    @Test
    void a_second_one_with_the_same_ports_is_refused() throws Exception {
        try (Tare first = up("fake")) {
            first.awaitErr("Ctrl-C stops them");
            try (Tare second = up("other")) {
                assertThat(second.awaitEnd()).isEqualTo(3);
                assertThat(second.err())
                        .startsWith(
                                "tare: tare up runs here already with ports from %d (pid %d)"
                                        .formatted(base, first.pid()));
            }
            assertThat(get(base, "/health")).contains("fake");
        }
    }

    @Test
    void what_a_killed_one_leaves_is_told_and_its_database_is_cleaned_up() throws Exception {
        String stale;
        try (Tare killed = up("fake")) {
            killed.awaitErr("Ctrl-C stops them");
            killed.signal("KILL");
            killed.awaitEnd();
            stale = data();
        }
        try (Tare next = up("fake")) {
            assertThat(next.awaitEnd()).isEqualTo(3);
            assertThat(next.err()).contains("is taken by a stale tare target fake (pid ");
        }
        kill(base);
        try (Tare next = up("fake")) {
            next.awaitErr("Ctrl-C stops them");
            assertThat(data()).isNotEqualTo(stale);
            assertThat(Tare.processesOf(home)).noneMatch(line -> line.contains(stale));
        }
    }

    @Test
    void bad_usage_is_a_line_and_status_2() throws Exception {
        try (Tare tare = up("fak", "--pool-size", "16")) {
            assertThat(tare.awaitEnd()).isEqualTo(2);
            assertThat(tare.err()).isEqualTo("tare: no target fak; did you mean fake?\n");
        }
        try (Tare tare = Tare.start(home, "lst")) {
            assertThat(tare.awaitEnd()).isEqualTo(2);
            assertThat(tare.err().lines()).singleElement().asString().contains("did you mean");
        }
        Files.createDirectories(home.resolve(".tare/postgres"));
    }

    private static Tare up(String... arguments) throws IOException {
        return Tare.start(
                home,
                Stream.concat(
                                Stream.of("up", "--port-base", Integer.toString(base)),
                                Stream.of(arguments))
                        .toArray(String[]::new));
    }

    private static String data() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve(".tare/postgres"))) {
            List<String> names =
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> name.startsWith("data-") && !name.endsWith(".lock"))
                            .toList();
            assertThat(names).hasSize(1);
            return names.getFirst();
        }
    }

    private static String get(int port, String path) throws IOException {
        try (var body = URI.create("http://127.0.0.1:" + port + path).toURL().openStream()) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void kill(int port) {
        try {
            get(port, "/die");
        } catch (IOException dead) {
            // as it should be
        }
    }

    /// Two neighbouring ports that nobody has, for the two fakes.
    private static int freeBase() {
        while (true) {
            int port = FreePorts.one();
            if (FreePorts.isFree(port + 1)) {
                return port;
            }
        }
    }
}
