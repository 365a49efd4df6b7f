package dev.tare.harness.target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/// A folder with `targets/` of fakes in it, and the real `db/`.
public final class FakeCatalogue {

    private FakeCatalogue() {}

    /// Adds a fake target.
    ///
    /// @param home the folder
    /// @param name the target's name
    /// @param port its own port, 8080 to 8099
    public static void add(Path home, String name, int port) throws IOException {
        Path folder = Files.createDirectories(home.resolve("targets").resolve(name));
        Files.writeString(folder.resolve("target.yaml"), text(home, name, port));
        copyScripts(home);
    }

    /// Copies the real `db/`.
    public static void copyScripts(Path home) throws IOException {
        Path scripts = Files.createDirectories(home.resolve("db"));
        for (String script : List.of("schema.sql", "seed.sql")) {
            Files.copy(
                    Path.of("../db", script),
                    scripts.resolve(script),
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String text(Path home, String name, int port) {
        return """
        name: %s
        description: a fake
        language: Java
        framework: none
        server: the JDK's
        port: %d
        stack: [fake]
        tools: [java]
        start: [java, -XX:TieredStopAtLevel=1, -cp, '%s', %s, %s, '%s']
        package: [target.yaml]
        variants:
          dies: {description: ends at its start, environment: {FAKE: dies}}
          silent: {description: never answers, environment: {FAKE: silent}}
          misnamed: {description: another name, environment: {FAKE: misnamed}}
          foreign: {description: no target at all, environment: {FAKE: foreign}}
          deaf: {description: ignores SIGTERM, environment: {FAKE: deaf}}
          threads-N: {description: N threads, environment: {THREADS: N}}
        """
                .formatted(
                        name,
                        port,
                        Path.of("target/test-classes").toAbsolutePath(),
                        FakeTarget.class.getName(),
                        name,
                        home);
    }
}
