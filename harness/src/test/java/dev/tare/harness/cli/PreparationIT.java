package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.process.Started;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeReader;
import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.FakeCatalogue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// Two targets that bring a build, one of which fails.
class PreparationIT {

    private static final String RECIPE =
            """
            title: Two
            targets: [sound, broken]
            rounds: 1
            loads: [{id: ping, tool: wrk, path: /ping, connections: 1, duration: 1s}]
            """;

    @TempDir private Path home;
    private Participants participants;

    @BeforeEach
    void addTwo() throws IOException {
        add("sound", 8091, "touch built");
        add("broken", 8092, "echo no such library; exit 3");
        Path file = Files.writeString(home.resolve("two.yaml"), RECIPE);
        Recipe recipe = RecipeReader.read(file);
        var premises = new OnMachine(new Home(home), new DatabaseOptions());
        participants = new Participants(Catalogue.scan(home), recipe, premises);
    }

    @Test
    void whatCanBeBuiltCountsAsBuiltBeforehand() {
        assertThat(participants.states(Map.of()))
                .allSatisfy((_, state) -> assertThat(state.missing()).isEmpty());
    }

    @Test
    void aBuildThatFailsKeepsItsTargetOutAndNoOther() throws Exception {
        try (var started = new Started(_ -> {})) {
            Map<String, String> unbuilt =
                    new Preparation(
                                    started,
                                    home.resolve("logs"),
                                    new PrintWriter(Writer.nullWriter()))
                            .attempt(participants.startable());

            assertThat(unbuilt).containsOnlyKeys("broken");
            assertThat(participants.states(unbuilt).get("broken").missing().orElseThrow())
                    .contains("ended with status 3", "no such library");
            assertThat(participants.states(unbuilt).get("sound").missing()).isEmpty();
        }
        assertThat(home.resolve("targets/sound/built")).exists();
    }

    private void add(String name, int port, String build) throws IOException {
        FakeCatalogue.add(home, name, port);
        Path file = home.resolve("targets").resolve(name).resolve("target.yaml");
        Files.writeString(
                file,
                Files.readString(file)
                        .replace(
                                "package: [target.yaml]",
                                """
                                package: [built]
                                build: {command: [sh, -c, '%s'], sources: [target.yaml]}\
                                """
                                        .formatted(build)));
    }
}
