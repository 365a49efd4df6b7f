package dev.tare.harness.load;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// ApacheBench: HTTP/1.0 from one thread.
///
/// @see <a href="https://httpd.apache.org/docs/2.4/programs/ab.html">ab's manual</a>
public final class Ab implements LoadDriver {

    private static final String TIMEOUT_SECONDS = "10";

    /// With a time limit ab still ends after a number of requests, 50,000 if it is not told. So
    /// many it does not reach, and the memory for so many it can have.
    private static final long MOST_REQUESTS_PER_SECOND = 200_000;

    private static final long MOST_REQUESTS = 20_000_000;

    private static final Pattern VERSION = Pattern.compile("ApacheBench, Version (\\S+)");

    @Override
    public Tool tool() {
        return Tool.AB;
    }

    @Override
    public String installHint() {
        return "install ab (Debian and Ubuntu: apt install apache2-utils, macOS has it)";
    }

    @Override
    public List<String> versionCommand() {
        return List.of("ab", "-V");
    }

    @Override
    public String version(String output) {
        Matcher version = VERSION.matcher(output);
        return version.find() ? "ab " + version.group(1) : output.lines().findFirst().orElse("");
    }

    /// The command; `-l` since bodies may differ in length, `-r` so that an error is counted and
    /// the trial goes on, `-e` for latencies finer than a millisecond.
    @Override
    public List<String> command(Load load, URI target, Path trialFolder) {
        var command = new ArrayList<>(List.of("ab", "-q", "-l", "-r", "-s", TIMEOUT_SECONDS));
        if (load.keepAlive()) {
            command.add("-k");
        }
        command.addAll(
                switch (load.extent()) {
                    case Extent.Requests(long count) -> List.of("-n", Long.toString(count));
                    case Extent.Lasting(Duration duration) -> limit(duration.toSeconds());
                });
        command.addAll(List.of("-c", Integer.toString(load.connections())));
        command.addAll(List.of("-e", trialFolder.resolve(ToolOutput.PERCENTILES).toString()));
        command.add(LoadDriver.url(load, target));
        return List.copyOf(command);
    }

    @Override
    public LoadResult parse(Load load, ToolOutput output) {
        AbReport report = AbReport.read(output);
        long requests = report.whole("Complete requests");
        long received = report.whole("Total transferred");
        if (requests == 0 || received == 0) {
            throw new LoadFailedException(
                    Tool.AB, "got no answer (%s)".formatted(report.errors().text()), output);
        }
        return new LoadResult(
                Tool.AB,
                true,
                load.connections(),
                load.connections(),
                requests,
                report.number("Time taken for tests"),
                report.number("Requests per second"),
                received,
                OptionalLong.of(report.whole("HTML transferred")),
                Optional.of(report.latency()),
                false,
                Optional.empty(),
                load.keepAlive()
                        ? OptionalLong.of(requests - report.whole("Keep-Alive requests"))
                        : OptionalLong.empty(),
                report.errors(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    /// `-n` must stand after `-t`, which sets it too.
    private static List<String> limit(long seconds) {
        return List.of(
                "-t",
                Long.toString(seconds),
                "-n",
                Long.toString(Math.min(seconds * MOST_REQUESTS_PER_SECOND, MOST_REQUESTS)));
    }
}
