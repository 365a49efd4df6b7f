package dev.tare.harness.stats;

/// Little's law: on average, requests in flight = requests per second × the time that each takes.
///
/// A closed loop keeps a known number in flight, so its own figures must give that number back. If
/// they give less, the load generator was late with its next requests, or its mean is not a mean;
/// if they give more, its latencies hold something that no request waited for.
///
/// @param inFlight what the load was to keep in flight: connections × pipelining
/// @param implied what rate and mean latency give
/// @see <a href="https://doi.org/10.1287/opre.9.3.383">Little, A Proof for the Queuing Formula L =
///   λW (1961)</a>
public record LittlesLaw(double inFlight, double implied) {

    /// Holds a load's figures against the law.
    ///
    /// @param inFlight connections × pipelining
    /// @param requestsPerSecond completed requests per second
    /// @param meanLatencyMicros the mean time of a request in microseconds
    public static LittlesLaw of(
            double inFlight, double requestsPerSecond, double meanLatencyMicros) {
        return new LittlesLaw(inFlight, requestsPerSecond * meanLatencyMicros / 1e6);
    }

    /// How far the figures are from the law, as a share: -0.2 if they account for 80 % of it.
    public double deviation() {
        return implied / inFlight - 1;
    }

    /// Whether the figures agree with the law.
    ///
    /// @param tolerance the deviation to allow, such as 0.1
    public boolean holds(double tolerance) {
        return Math.abs(deviation()) <= tolerance;
    }

    /// The most requests per second that a number of places can serve if each request holds one for
    /// a time: connections, or threads of a pool, with a delay.
    ///
    /// @param places connections or threads
    /// @param secondsEach the time that a request holds its place, in seconds, above 0
    /// @return requests per second
    public static double ceiling(int places, double secondsEach) {
        return places / secondsEach;
    }
}
