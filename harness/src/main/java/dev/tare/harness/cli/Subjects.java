package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.target.HealthAnswer;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Target;
import dev.tare.harness.verify.Deviation;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Subject;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What is held against the contract: targets of the project, and foreign servers by their URL.
final class Subjects {

    private static final int HTTP_PORT = 80;
    private static final Duration ASK = Duration.ofSeconds(2);

    private Subjects() {}

    /// A target of the project, on the port where it listens.
    static Subject of(PlacedTarget placed) {
        Target target = placed.variant().target();
        List<Deviation> deviations =
                target.deviations().stream()
                        .map(deviation ->
                                new Deviation(
                                        deviation.check(), deviation.instead(), deviation.why()))
                        .toList();
        return new Subject(
                placed.address(),
                PlacedTarget.HOST,
                placed.port(),
                Optional.of(target.name()),
                Set.copyOf(target.notOffered()),
                deviations);
    }

    /// Whether an argument names a server by its URL.
    static boolean isUrl(String argument) {
        return argument.contains("://");
    }

    /// A foreign server, whose `/health` may say any name.
    ///
    /// @param notOffered the endpoints that it does not have
    /// @throws ProblemException if it is no URL of a server, or there is no such endpoint
    static Subject of(String url, List<String> notOffered) {
        for (String path : notOffered) {
            if (!Endpoint.PATHS.contains(path)) {
                throw ProblemException.badUsage(
                        "--not-offered: expected one of %s, got %s"
                                .formatted(String.join(" ", Endpoint.PATHS), path));
            }
        }
        URI uri = parse(url);
        int port = uri.getPort() < 0 ? HTTP_PORT : uri.getPort();
        return new Subject(
                url, uri.getHost(), port, Optional.empty(), Set.copyOf(notOffered), List.of());
    }

    private static URI parse(String url) {
        try {
            var uri = new URI(url);
            boolean isServer =
                    "http".equals(uri.getScheme())
                            && uri.getHost() != null
                            && uri.getPort() <= 65535
                            && uri.getPort() != 0
                            && uri.getUserInfo() == null
                            && uri.getPath().matches("/?")
                            && uri.getQuery() == null;
            if (isServer) {
                return uri;
            }
        } catch (URISyntaxException wrong) {
            // told below
        }
        throw ProblemException.badUsage("expected a URL such as http://127.0.0.1:9000, got " + url);
    }

    /// Whether a target answers on its port already. Its variant cannot be seen from outside, so a
    /// target with a variant never counts as running.
    static boolean isRunning(PlacedTarget placed) {
        return placed.variant().variant().name().isEmpty()
                && HealthAnswer.of(placed.url(), ASK)
                        .equals(new HealthAnswer.Up(placed.variant().target().name()));
    }
}
