package dev.tare.loadgen;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// What is to be done, as the command line says it.
///
/// @param url what is requested
/// @param connections how many are open at a time
/// @param threads how many event loops share them
/// @param seconds for how long; of a number of requests, at most
/// @param requests how many in all, if they are counted
/// @param rate requests/s of an open loop
/// @param keepAlive whether a connection is used again
record Order(
        URI url,
        int connections,
        int threads,
        long seconds,
        OptionalLong requests,
        OptionalDouble rate,
        boolean keepAlive) {

    /// Longer than any run that counts requests is let go on.
    private static final long NO_BOUND_SECONDS = 24 * 3600;

    /// What is due at the very end may find the time over.
    private static final double LAST_SECONDS = 0.05;

    private static final String USAGE =
            "usage: --connections=N --threads=N (--seconds=N | --requests=N) [--rate=N]"
                    + " [--keep-alive=false] URL";

    /// Reads the arguments.
    ///
    /// @throws IllegalArgumentException if they are others than the usage says
    static Order of(String... arguments) {
        var options = new HashMap<String, String>();
        URI url = null;
        for (String argument : arguments) {
            String[] sides = argument.split("=", 2);
            if (argument.startsWith("--") && sides.length == 2) {
                options.put(sides[0], sides[1]);
            } else if (url == null) {
                url = URI.create(argument);
            } else {
                throw new IllegalArgumentException(argument + ": " + USAGE);
            }
        }
        Order order = order(url, options);
        if (!options.isEmpty() || order.seconds < 1) {
            throw new IllegalArgumentException(options.keySet() + ": " + USAGE);
        }
        return order;
    }

    private static Order order(URI url, Map<String, String> options) {
        if (url == null || url.getHost() == null) {
            throw new IllegalArgumentException(USAGE);
        }
        String requests = options.remove("--requests");
        String rate = options.remove("--rate");
        String seconds = options.remove("--seconds");
        if ((requests == null) == (seconds == null)) {
            throw new IllegalArgumentException(USAGE);
        }
        return new Order(
                url,
                Integer.parseInt(options.remove("--connections")),
                Integer.parseInt(options.remove("--threads")),
                seconds == null ? NO_BOUND_SECONDS : Long.parseLong(seconds),
                requests == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(requests)),
                rate == null ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(rate)),
                !"false".equals(options.remove("--keep-alive")));
    }

    /// The path with its query.
    String path() {
        String path = url.getRawPath().isEmpty() ? "/" : url.getRawPath();
        return url.getRawQuery() == null ? path : path + "?" + url.getRawQuery();
    }

    /// The most requests there may be; nothing if only the time bounds them.
    OptionalLong most() {
        return due(seconds);
    }

    /// The fewest that there must be for an open loop to be one, but for those of its last moments.
    OptionalLong fewest() {
        return due(seconds - LAST_SECONDS);
    }

    private OptionalLong due(double seconds) {
        return rate.isPresent() && requests.isEmpty()
                ? OptionalLong.of(Math.round(rate.getAsDouble() * seconds))
                : requests;
    }
}
