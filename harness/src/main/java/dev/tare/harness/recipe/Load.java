package dev.tare.harness.recipe;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// One way to put a target under load.
///
/// @param id its name in the recipe
/// @param tool what makes the load
/// @param path what is requested, from the first slash on
/// @param connections how many are open at a time, at least 1
/// @param threads how many threads of the tool share them, at least 1
/// @param extent for how long, or how many requests
/// @param keepAlive whether a connection is used again; otherwise each request has its own
/// @param pipelining how many requests are sent on a connection before its answers are awaited, at
///   least 1
/// @param requestsPerSecond the fixed rate of an open loop; a closed loop has none
public record Load(
        String id,
        Tool tool,
        String path,
        int connections,
        int threads,
        Extent extent,
        boolean keepAlive,
        int pipelining,
        OptionalDouble requestsPerSecond) {

    /// The most connections of a load.
    static final int MAX_CONNECTIONS = 20_000;

    /// The most threads of a load.
    static final int MAX_THREADS = 256;

    /// The same load with another extent.
    public Load lasting(Extent other) {
        return new Load(
                id,
                tool,
                path,
                connections,
                threads,
                other,
                keepAlive,
                pipelining,
                requestsPerSecond);
    }

    /// The share of the load: not under 1 s, nor under one request for each connection.
    ///
    /// @param scale above 0
    public Load scaled(double scale) {
        return lasting(
                switch (extent) {
                    case Extent.Requests(long count) ->
                            new Extent.Requests(Math.max(connections, Math.round(count * scale)));
                    case Extent.Lasting(Duration duration) ->
                            new Extent.Lasting(Durations.scaled(duration, scale));
                });
    }

    /// The same load with other connections, shared by other threads.
    public Load over(int otherConnections, int otherThreads) {
        return new Load(
                id,
                tool,
                path,
                otherConnections,
                otherThreads,
                extent,
                keepAlive,
                pipelining,
                requestsPerSecond);
    }

    /// The same load by another tool.
    public Load by(Tool other) {
        return new Load(
                id,
                other,
                path,
                connections,
                threads,
                extent,
                keepAlive,
                pipelining,
                requestsPerSecond);
    }

    /// What the tool cannot do of it.
    ///
    /// @return a sentence for each, or nothing
    public List<String> problems() {
        var problems = new ArrayList<String>();
        if (connections < threads) {
            problems.add(
                    "%s connections cannot be shared by %s threads"
                            .formatted(connections, threads));
        }
        if (extent instanceof Extent.Requests(long count) && count < connections) {
            problems.add(
                    "%s requests are too few for %s connections".formatted(count, connections));
        }
        if (requestsPerSecond.isPresent() && tool != Tool.EMBEDDED) {
            problems.add("%s has no fixed rate; only embedded has".formatted(tool.text()));
        }
        if (pipelining > 1 && !keepAlive) {
            problems.add("pipelining needs keepAlive");
        }
        switch (tool) {
            case WRK -> {
                if (extent instanceof Extent.Requests) {
                    problems.add("wrk counts no requests; give it a duration");
                }
            }
            case AB -> {
                if (threads > 1) {
                    problems.add("ab has one thread, not %s".formatted(threads));
                }
                if (pipelining > 1) {
                    problems.add("ab has no pipelining");
                }
            }
            case EMBEDDED -> {
                if (pipelining > 1) {
                    problems.add("embedded has no pipelining");
                }
            }
        }
        return List.copyOf(problems);
    }
}
