package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.ServerUrl;
import dev.tare.harness.target.HealthAnswer;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Subject;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/// What is held against the contract: targets of the project, and foreign servers by their URL.
final class Subjects {

    private static final Duration ASK = Duration.ofSeconds(2);

    private Subjects() {}

    /// A target of the project, on the port where it listens.
    static Subject of(PlacedTarget placed) {
        return Subject.of(placed.address(), placed);
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
        URI server =
                ServerUrl.parse(url)
                        .orElseThrow(() ->
                                ProblemException.badUsage(
                                        "expected %s, got %s".formatted(ServerUrl.EXPECTED, url)));
        return Subject.foreign(url, server, Set.copyOf(notOffered));
    }

    /// Whether a target answers on its port already. Its variant cannot be seen from outside, so a
    /// target with a variant never counts as running.
    static boolean isRunning(PlacedTarget placed) {
        return placed.variant().variant().name().isEmpty()
                && HealthAnswer.of(placed.url(), ASK)
                        .equals(new HealthAnswer.Up(placed.variant().target().name()));
    }
}
