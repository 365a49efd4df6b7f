package dev.tare.harness.container;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.StoppedException;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// The `docker` command with its compose plugin, in the project's folder.
///
/// @param home the folder of the compose files
public record Docker(Path home) {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /// What a command printed.
    private record Output(int status, String out, String err) {

        String firstError() {
            return err.lines()
                    .filter(line -> !line.isBlank())
                    .findFirst()
                    .orElse("no reason given")
                    .strip();
        }
    }

    /// A container that runs.
    ///
    /// @param id the engine's name for it
    /// @param pid its first process, as the engine's machine numbers it
    public record Container(String id, long pid) {}

    /// What runs the containers.
    ///
    /// @throws ProblemException if there is no engine that answers, or no compose command
    public Containers containers(Network network) {
        Output compose = run(Map.of(), words("compose", "version", "--short"));
        if (compose.status != 0) {
            throw ProblemException.missing(
                    "docker compose: %s: install the compose plugin"
                            .formatted(compose.firstError()));
        }
        Output engine = run(Map.of(), words("version", "--format", "{{.Server.Version}}"));
        if (engine.status != 0) {
            throw ProblemException.missing(
                    "no Docker engine answers: %s".formatted(engine.firstError()));
        }
        return new Containers(engine.out.strip(), compose.out.strip(), network, Optional.empty());
    }

    /// The project's compose file with all its settings in place.
    ///
    /// @param settings its variables, before those of the environment
    JsonNode config(Network network, Map<String, String> settings) {
        var words = new ArrayList<>(words("compose"));
        network.files().forEach(file -> words.addAll(List.of("--file", file)));
        words.addAll(List.of("--profile", "*", "config", "--format", "json"));
        Output config = run(settings, words);
        if (config.status != 0) {
            throw ProblemException.badUsage(
                    "docker compose config: %s".formatted(config.firstError()));
        }
        return JsonMapper.shared().readTree(config.out);
    }

    /// A container by its name; nothing if none of that name runs.
    Optional<Container> container(String name) {
        Output output = run(Map.of(), words("inspect", "--format", "{{.Id}} {{.State.Pid}}", name));
        String[] fields = output.out.strip().split(" ");
        return output.status == 0 && fields.length == 2 && !fields[1].equals("0")
                ? Optional.of(new Container(fields[0], Long.parseLong(fields[1])))
                : Optional.empty();
    }

    /// A variable that an image sets.
    Optional<String> variable(String image, String name) {
        String each = "{{range .Config.Env}}{{println .}}{{end}}";
        Output output = run(Map.of(), words("image", "inspect", "--format", each, image));
        return output.out
                .lines()
                .filter(line -> line.startsWith(name + "="))
                .map(line -> line.substring(name.length() + 1))
                .findFirst();
    }

    private static List<String> words(String... words) {
        var all = new ArrayList<>(List.of("docker"));
        all.addAll(List.of(words));
        return all;
    }

    private Output run(Map<String, String> variables, List<String> words) {
        try {
            Path out = Files.createTempFile("tare-docker", ".out");
            Path err = Files.createTempFile("tare-docker", ".err");
            try {
                var builder = new ProcessBuilder(words).directory(home.toFile());
                builder.environment().putAll(variables);
                builder.redirectOutput(out.toFile()).redirectError(err.toFile());
                Process process = builder.start();
                process.getOutputStream().close();
                if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                    process.destroyForcibly().waitFor();
                    return new Output(1, "", "no answer within " + PATIENCE.toSeconds() + " s");
                }
                return new Output(
                        process.exitValue(), Files.readString(out), Files.readString(err));
            } finally {
                Files.delete(out);
                Files.delete(err);
            }
        } catch (IOException missing) {
            throw ProblemException.missing(
                    "docker is not on PATH: install Docker Engine with its compose plugin, or leave"
                            + " --docker out",
                    missing);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoppedException();
        }
    }
}
