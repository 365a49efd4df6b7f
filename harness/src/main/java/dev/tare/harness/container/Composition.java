package dev.tare.harness.container;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.ChildProcess;
import dev.tare.harness.process.Started;
import dev.tare.harness.process.StoppedException;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.StartCommand;
import dev.tare.harness.target.Target;

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

/// The containers of a run, as a compose project of their own: what the user has composed of the
/// same files is not touched.
public final class Composition {

    private static final String PROJECT = "tare-run";
    private static final String JAVA_VERSION = "JAVA_VERSION";
    private static final Duration GRACE = Duration.ofSeconds(20);

    private final Docker docker;
    private final JsonNode resolved;
    private final Path file;

    private Composition(Docker docker, JsonNode resolved, Path file) {
        this.docker = docker;
        this.resolved = resolved;
        this.file = file;
    }

    /// Lays a run's containers out, and starts none.
    ///
    /// @param file takes the compose file
    /// @throws ProblemException if the project's compose file cannot be read or this one written
    public static Composition write(Docker docker, Network network, Layout layout, Path file) {
        JsonNode resolved = docker.config(network, layout.settings());
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(
                    file,
                    JsonMapper.shared()
                            .writerWithDefaultPrettyPrinter()
                            .writeValueAsString(ComposeFile.of(resolved, network, layout)));
        } catch (IOException failure) {
            throw ProblemException.missing("%s cannot be written".formatted(file), failure);
        }
        return new Composition(docker, resolved, file);
    }

    /// Builds the images of targets, as far as they are not.
    ///
    /// @param logs the folder of the build's log
    /// @throws ProblemException if the build fails
    public static void build(Docker docker, Started started, List<Target> targets, Path logs) {
        var words =
                new ArrayList<>(
                        List.of(
                                "docker",
                                "compose",
                                "--file",
                                Network.BRIDGE.files().getFirst(),
                                "--profile",
                                "*",
                                "build"));
        targets.forEach(target -> words.add(target.name()));
        finish(docker, started, "the images' build", words, logs.resolve("images.log"));
    }

    /// The command that starts a target's container, and ends when that does.
    public StartCommand command(PlacedTarget place) {
        String service = ComposeFile.service(place);
        List<String> up =
                List.of("up", "--no-build", "--no-deps", "--no-log-prefix", "--exit-code-from");
        var words = new ArrayList<>(words());
        words.addAll(up);
        words.addAll(List.of(service, service));
        return new StartCommand(List.copyOf(words), docker.home(), List.of(), Map.of());
    }

    /// The command that starts the database, and ends when it answers.
    public List<String> databaseCommand() {
        return words("up", "--detach", "--wait", ComposeFile.DATABASE);
    }

    /// The command that removes all.
    public List<String> downCommand() {
        return words("down", "--volumes", "--remove-orphans");
    }

    /// Starts the database and waits until it answers.
    ///
    /// @param started removes all containers at its end, also those that a killed run has left
    /// @param logs the folder of the commands' logs
    /// @throws ProblemException if it does not start
    public void startDatabase(Started started, Path logs) {
        Path downLog = logs.resolve("down.log");
        finish(docker, started, "docker compose down", downCommand(), downLog);
        started.start(() -> (AutoCloseable) () -> down(downLog));
        finish(docker, started, "the database", databaseCommand(), logs.resolve("db.log"));
    }

    /// A target's container; nothing if it does not run.
    public Optional<Docker.Container> container(PlacedTarget place) {
        return container(ComposeFile.service(place));
    }

    /// The database's container; nothing if it does not run.
    public Optional<Docker.Container> database() {
        return container(ComposeFile.DATABASE);
    }

    /// The Java version that the image of a JVM target tells.
    public Optional<String> javaVersion(Target target) {
        return docker.variable(ComposeFile.image(resolved, target.name()), JAVA_VERSION);
    }

    private Optional<Docker.Container> container(String service) {
        return docker.container("%s-%s-1".formatted(PROJECT, service));
    }

    private void down(Path log) throws InterruptedException {
        ChildProcess process = launch(docker, "docker compose down", downCommand(), log);
        int status = process.await();
        if (status != 0) {
            throw problem("docker compose down", process, status);
        }
    }

    private List<String> words(String... rest) {
        var words =
                new ArrayList<>(
                        List.of(
                                "docker",
                                "compose",
                                "--project-name",
                                PROJECT,
                                "--file",
                                file.toString()));
        words.addAll(List.of(rest));
        return List.copyOf(words);
    }

    private static void finish(
            Docker docker, Started started, String what, List<String> words, Path log) {
        ChildProcess process = started.start(() -> launch(docker, what, words, log));
        try {
            int status = process.await();
            started.stop(List.of(process));
            if (started.isClosing()) {
                throw new StoppedException();
            }
            if (status != 0) {
                throw problem(what, process, status);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoppedException();
        }
    }

    private static ChildProcess launch(Docker docker, String what, List<String> words, Path log) {
        return ChildProcess.start(what, words, docker.home(), System.getenv(), log, GRACE);
    }

    private static ProblemException problem(String what, ChildProcess process, int status) {
        return ProblemException.missing(
                "%s: docker compose ended with status %d; its log is %s, and ends with\n    %s"
                        .formatted(
                                what,
                                status,
                                process.log(),
                                String.join("\n    ", process.lastLines())));
    }
}
