package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tare.harness.plan.Plan;
import dev.tare.harness.plan.Planner;
import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.RecipeReader;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

class PreflightTest {

    @TempDir private Path folder;

    @Test
    void everythingThatIsMissingIsToldAtOnce() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        int port = closedPort();

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(
                        () -> new Preflight(plan(port), Map.of()).check(file.resolve("results")))
                .matches(problem -> problem.status() == ExitStatus.MISSING)
                .withMessageContaining(
                        "mine: nobody listens at http://127.0.0.1:%d: start it", port)
                .withMessageContaining("wrk: there is no such load generator here")
                .withMessageContaining("cannot be written: use --results");
    }

    @Test
    void aServerThatListensIsNoProblem() throws IOException {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatExceptionOfType(ProblemException.class)
                    .isThrownBy(() ->
                            new Preflight(plan(server.getLocalPort()), Map.of()).check(folder))
                    .withMessage("wrk: there is no such load generator here");
        }
    }

    private Plan plan(int port) throws IOException {
        Path recipe = folder.resolve("r.yaml");
        Files.writeString(
                recipe,
                """
                title: One
                targets: [{target: mine, url: "http://127.0.0.1:%d"}]
                rounds: 1
                loads: [{id: ping, tool: wrk, path: /ping, connections: 1, duration: 1s}]
                """
                        .formatted(port));
        return Planner.plan(RecipeReader.read(recipe), Map.of());
    }

    private static int closedPort() throws IOException {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return server.getLocalPort();
        }
    }
}
