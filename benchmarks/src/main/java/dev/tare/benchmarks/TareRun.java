package dev.tare.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A run of the harness as a user starts it.
///
/// @param project the project's folder
/// @param recipe a name in `benchmarks/recipes/`
/// @param seed what the order of its trials is drawn from
/// @param scale the share of its length
/// @param results where its folder is made
record TareRun(Path project, String recipe, int seed, String scale, Path results) {

    private static final String LOG = "tare.log";

    /// Its targets are the project's own, or those of `benchmarks/targets/`.
    private Path home() {
        return recipe.equals("same") ? project : project.resolve("benchmarks");
    }

    /// Runs it to its end.
    ///
    /// @throws IOException if it failed
    void run() throws IOException, InterruptedException {
        Files.createDirectories(results);
        Path log = results.resolve(LOG);
        var builder = new ProcessBuilder(command()).redirectErrorStream(true);
        int status = builder.redirectOutput(log.toFile()).start().waitFor();
        if (status != 0) {
            throw new IOException("tare run ended with status %d: see %s".formatted(status, log));
        }
    }

    private List<String> command() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dtare.home=" + home(),
                "-jar",
                project.resolve("harness/target/harness.jar").toString(),
                "run",
                project.resolve("benchmarks/recipes/" + recipe + ".yaml").toString(),
                "--seed",
                Integer.toString(seed),
                "--scale",
                scale,
                "--results",
                results.toString());
    }
}
