package dev.tare.harness.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.tare.harness.database.DatabaseAddress;
import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.FreePorts;
import dev.tare.harness.process.Started;
import dev.tare.harness.sample.CgroupMeter;
import dev.tare.harness.sample.Meter;
import dev.tare.harness.sample.ProcessReading;
import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.RunningTarget;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Patience;
import dev.tare.harness.verify.wire.Request;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// A target and the database in containers. Without an engine it is skipped, with the reason.
class CompositionIT {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final Patience PATIENCE =
            new Patience(Duration.ofSeconds(20), Duration.ofSeconds(20));
    private static final int REQUESTS = 200;

    @TempDir private Path folder;

    @ParameterizedTest
    @EnumSource(Network.class)
    void aTargetInAContainerAnswersFromTheDatabaseIsReadAndLeavesNothing(Network network)
            throws Exception {
        var docker = new Docker(HOME);
        assumeEngine(docker, network);
        List<Integer> ports = FreePorts.several(2);
        var place =
                new PlacedTarget(
                        Catalogue.scan(HOME).find(List.of("jetty@virtual")).getFirst(),
                        ports.getFirst());
        try (var started = new Started(System.err::println)) {
            Composition.build(docker, started, List.of(place.variant().target()), folder);
            var layout = new Layout(List.of(place), ports.getLast(), 20, 4, List.of(), "", "");
            Composition composition =
                    Composition.write(docker, network, layout, folder.resolve("compose.json"));
            composition.startDatabase(started, folder);
            assertDatabase(ports.getLast());
            RunningTarget target =
                    started.start(() ->
                            RunningTarget.launch(
                                    place,
                                    composition.command(place),
                                    folder.resolve("target.log")));
            target.awaitReady();
            assertFigures(composition, place);

            started.stop(List.of(target));

            assertThat(target.isAlive()).isFalse();
            assertThat(composition.container(place)).isEmpty();
            assertThat(composition.database()).isPresent();
        }
        assertThat(list("ps", "--all", "--quiet")).isEmpty();
        assertThat(list("volume", "ls", "--quiet")).isEmpty();
        assertThat(list("network", "ls", "--quiet")).isEmpty();
    }

    private static void assumeEngine(Docker docker, Network network) {
        try {
            assertThat(docker.containers(network).engine()).isNotEmpty();
        } catch (ProblemException none) {
            abort(none.getMessage());
        }
    }

    private static void assertDatabase(int port) {
        var address = new DatabaseAddress(PlacedTarget.HOST, port, "tare", "tare", "tare");
        try (var database = RunningDatabase.named(HOME, address)) {
            assertThat(database.isUp()).isTrue();
        }
    }

    private static void assertFigures(Composition composition, PlacedTarget place)
            throws IOException {
        Docker.Container container = composition.container(place).orElseThrow();
        Meter meter = CgroupMeter.of(container.pid(), container.id()).orElseThrow();
        ProcessReading before = meter.read();
        try (Connection connection = Connection.open(PlacedTarget.HOST, place.port(), PATIENCE)) {
            for (int i = 0; i < REQUESTS; i++) {
                assertThat(connection.send(Request.get("/db/users/1")).receive().status())
                        .isEqualTo(200);
            }
        }
        ProcessReading after = meter.read();
        assertThat(after.cpu()).isGreaterThan(before.cpu());
        assertThat(after.cpu().minus(before.cpu())).isLessThan(Duration.ofSeconds(20));
        assertThat(after.userCpu()).isPositive();
        assertThat(after.voluntarySwitches()).isGreaterThan(before.voluntarySwitches());
        assertThat(meter.residentBytes()).isBetween(20L << 20, 1L << 30);
        assertThat(meter.threads()).isGreaterThan(5);
    }

    private static String list(String... words) throws Exception {
        var command = new ArrayList<>(List.of("docker"));
        command.addAll(List.of(words));
        command.addAll(List.of("--filter", "label=com.docker.compose.project=tare-run"));
        Process process = new ProcessBuilder(command).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
