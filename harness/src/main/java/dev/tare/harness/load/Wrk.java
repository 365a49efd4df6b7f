package dev.tare.harness.load;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// wrk, with a script that makes it print a line to be read by a program.
///
/// @see <a href="https://github.com/wg/wrk/blob/master/SCRIPTING">wrk's scripting interface</a>
public final class Wrk implements LoadDriver {

    private static final String SCRIPT = "wrk-report.lua";

    /// Later answers count as timeouts, and their latencies are not kept.
    private static final String TIMEOUT = "10s";

    private static final Pattern VERSION = Pattern.compile("wrk \\S*?([0-9]+(\\.[0-9]+)+)");

    private final Path script;

    private Wrk(Path script) {
        this.script = script;
    }

    /// Writes the script that the commands name.
    ///
    /// @param runFolder an existing folder
    /// @throws IOException if it cannot be written
    public static Wrk in(Path runFolder) throws IOException {
        Path script = runFolder.resolve(SCRIPT).toAbsolutePath().normalize();
        try (InputStream resource = Wrk.class.getResourceAsStream(SCRIPT)) {
            Files.copy(
                    Objects.requireNonNull(resource), script, StandardCopyOption.REPLACE_EXISTING);
        }
        return new Wrk(script);
    }

    @Override
    public Tool tool() {
        return Tool.WRK;
    }

    @Override
    public String installHint() {
        return "install wrk (Debian and Ubuntu: apt install wrk, macOS: brew install wrk)";
    }

    @Override
    public List<String> versionCommand() {
        return List.of("wrk", "-v");
    }

    @Override
    public String version(String output) {
        Matcher version = VERSION.matcher(output);
        return version.find() ? "wrk " + version.group(1) : output.lines().findFirst().orElse("");
    }

    @Override
    public List<String> command(Load load, URI target, Path trialFolder) {
        var command = new ArrayList<String>();
        command.add("wrk");
        command.add("-t" + load.threads());
        command.add("-c" + load.connections());
        command.add("-d%ss".formatted(seconds(load)));
        command.addAll(List.of("--timeout", TIMEOUT, "--latency"));
        if (!load.keepAlive()) {
            command.addAll(List.of("-H", "Connection: close"));
        }
        command.addAll(List.of("-s", script.toString(), LoadDriver.url(load, target)));
        command.addAll(
                List.of(
                        "--",
                        Integer.toString(load.connections()),
                        Integer.toString(load.pipelining())));
        return List.copyOf(command);
    }

    @Override
    public LoadResult parse(Load load, ToolOutput output) {
        WrkReport report = WrkReport.read(output);
        double seconds = report.durationMicros() / 1e6;
        if (report.requests() == 0) {
            String reason = "got no answer in %.1f s (%s)";
            throw new LoadFailedException(
                    Tool.WRK,
                    String.format(Locale.ROOT, reason, seconds, report.errors().counted().text()),
                    output);
        }
        int connections = load.connections() / load.threads() * load.threads();
        return new LoadResult(
                Tool.WRK,
                true,
                connections,
                connections * load.pipelining(),
                report.requests(),
                seconds,
                report.requests() / seconds,
                report.bytes(),
                OptionalLong.empty(),
                report.measured(),
                true,
                report.corrected(),
                OptionalLong.empty(),
                report.errors().counted(),
                report.problem(),
                Optional.empty(),
                List.of());
    }

    private static long seconds(Load load) {
        return switch (load.extent()) {
            case Extent.Lasting lasting -> lasting.duration().toSeconds();
            case Extent.Requests requests ->
                    throw new IllegalArgumentException("wrk cannot count " + requests);
        };
    }
}
