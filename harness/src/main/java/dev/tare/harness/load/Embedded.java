package dev.tare.harness.load;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// The generator that needs nothing installed: Hyperfoil in a JVM of its own, by closed or open
/// loop.
///
/// @param jar the executable one of the module `loadgen`
/// @see <a href="https://hyperfoil.io">Hyperfoil</a>
public record Embedded(Path jar) implements LoadDriver {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /// The driver of a project.
    ///
    /// @param home its folder
    public static Embedded in(Path home) {
        return new Embedded(home.resolve("loadgen/target/loadgen.jar"));
    }

    @Override
    public Tool tool() {
        return Tool.EMBEDDED;
    }

    @Override
    public String installHint() {
        return "build it: mvn -DskipTests package";
    }

    @Override
    public Optional<String> missing() {
        return Files.exists(jar)
                ? Optional.empty()
                : Optional.of("%s is not there: %s".formatted(jar, installHint()));
    }

    @Override
    public List<String> versionCommand() {
        return List.of(JAVA, "-jar", jar.toString(), "--version");
    }

    @Override
    public String version(String output) {
        return output.lines()
                .filter(line -> line.startsWith("Hyperfoil "))
                .findFirst()
                .orElse(output.lines().findFirst().orElse(""));
    }

    @Override
    public List<String> command(Load load, URI target, Path trialFolder) {
        var command = new ArrayList<>(List.of(JAVA));
        command.addAll(OPTIONS);
        command.addAll(List.of("-jar", jar.toString()));
        command.add("--connections=" + load.connections());
        command.add("--threads=" + load.threads());
        command.add(
                switch (load.extent()) {
                    case Extent.Requests(long count) -> "--requests=" + count;
                    case Extent.Lasting(Duration duration) -> "--seconds=" + duration.toSeconds();
                });
        load.requestsPerSecond().ifPresent(rate -> command.add("--rate=" + rate));
        if (!load.keepAlive()) {
            command.add("--keep-alive=false");
        }
        command.add(LoadDriver.url(load, target));
        return List.copyOf(command);
    }

    /// What its JVM needs and no more; a small heap, since it allocates little, and no words about
    /// what Netty does.
    private static final List<String> OPTIONS =
            List.of(
                    "-XX:+UseSerialGC",
                    "-Xms128m",
                    "-Xmx512m",
                    "--sun-misc-unsafe-memory-access=allow");

    @Override
    public LoadResult parse(Load load, ToolOutput output) {
        EmbeddedReport report = EmbeddedReport.read(output);
        double seconds = report.durationNanos() / 1e9;
        if (report.requests() == 0) {
            throw new LoadFailedException(
                    Tool.EMBEDDED, "got no answer (%s)".formatted(report.counted().text()), output);
        }
        return new LoadResult(
                Tool.EMBEDDED,
                load.requestsPerSecond().isEmpty(),
                load.connections(),
                load.connections(),
                report.requests(),
                seconds,
                report.requests() / seconds,
                report.receivedBytes(),
                OptionalLong.empty(),
                report.latency().map(EmbeddedReport.Nanos::micros),
                true,
                Optional.empty(),
                load.keepAlive()
                        ? OptionalLong.of(Math.max(0, report.connections() - load.connections()))
                        : OptionalLong.empty(),
                report.counted(),
                Optional.empty(),
                Optional.of(Duration.ofNanos(report.cpuNanos())),
                report.stalls());
    }
}
