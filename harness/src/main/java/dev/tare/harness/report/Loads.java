package dev.tare.harness.report;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;

import java.time.Duration;

/// Loads in words.
final class Loads {

    private Loads() {}

    /// Such as `wrk /ping, 64 connections, 1 thread, 2 s, keep-alive, closed loop`.
    static String text(Load load) {
        String extent =
                switch (load.extent()) {
                    case Extent.Requests(long count) -> Figures.counted(count, "request");
                    case Extent.Lasting(Duration duration) -> Figures.seconds(duration);
                };
        return "%s %s, %s, %s, %s, %s%s, %s"
                .formatted(
                        load.tool().text(),
                        load.path(),
                        Figures.counted(load.connections(), "connection"),
                        Figures.counted(load.threads(), "thread"),
                        extent,
                        load.keepAlive() ? "keep-alive" : "a connection for each request",
                        load.pipelining() > 1 ? ", %s pipelined".formatted(load.pipelining()) : "",
                        loop(load));
    }

    private static String loop(Load load) {
        return load.requestsPerSecond().isPresent()
                ? "open loop at %s requests/s"
                        .formatted(Figures.number(load.requestsPerSecond().getAsDouble()))
                : "closed loop";
    }
}
