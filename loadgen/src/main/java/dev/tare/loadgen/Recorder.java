package dev.tare.loadgen;

import io.hyperfoil.api.connection.Request;
import io.hyperfoil.api.processor.RawBytesHandler;
import io.hyperfoil.api.session.Session;
import io.hyperfoil.http.api.HttpRequest;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.util.AttributeKey;

import org.HdrHistogram.Histogram;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/// Counts what goes over the connections, each event loop for itself.
final class Recorder implements RawBytesHandler {

    private static final long serialVersionUID = 1;
    private static final AttributeKey<Boolean> SEEN = AttributeKey.valueOf("tare.seen");
    private static final int STATUSES = 1000;

    /// What one event loop has seen.
    private static final class Tally {
        private final Histogram latencyNanos = new Histogram(3);
        private final long[] statuses = new long[STATUSES];
        private long receivedBytes;
        private long connections;
        private long lastAnswerNanos;
    }

    private final transient Tally[] tallies;

    /// From when the request of a session counts, by the session's number.
    private final transient long[] fromNanos;

    /// @param threads event loops
    /// @param sessions requests that may be under way or wait
    Recorder(int threads, int sessions) {
        tallies = new Tally[threads];
        Arrays.setAll(tallies, _ -> new Tally());
        fromNanos = new long[sessions];
    }

    /// A session begins its request.
    void begins(Session session, long nanos) {
        fromNanos[session.uniqueId()] = nanos;
    }

    /// The status line of an answer was read.
    void status(HttpRequest request, int status) {
        tally(request).statuses[Math.clamp(status, 0, STATUSES - 1)]++;
    }

    @Override
    public void onRequest(Request request, ByteBuf bytes, int offset, int length) {
        Channel channel = request.connection().context().channel();
        if (channel.attr(SEEN).setIfAbsent(true) == null) {
            tally(request).connections++;
        }
    }

    @Override
    public void onResponse(
            Request request, ByteBuf bytes, int offset, int length, boolean isLastPart) {
        Tally tally = tally(request);
        tally.receivedBytes += length;
        if (isLastPart) {
            tally.lastAnswerNanos = System.nanoTime();
            tally.latencyNanos.recordValue(
                    tally.lastAnswerNanos - fromNanos[request.session.uniqueId()]);
        }
    }

    /// The latencies of whole answers, in nanoseconds.
    Histogram latencyNanos() {
        var all = new Histogram(3);
        for (Tally tally : tallies) {
            all.add(tally.latencyNanos);
        }
        return all;
    }

    /// How many answers had which status.
    Map<Integer, Long> statuses() {
        var counts = new TreeMap<Integer, Long>();
        for (Tally tally : tallies) {
            for (int status = 0; status < STATUSES; status++) {
                if (tally.statuses[status] > 0) {
                    counts.merge(status, tally.statuses[status], Long::sum);
                }
            }
        }
        return counts;
    }

    /// Heads and bodies.
    long receivedBytes() {
        return Arrays.stream(tallies).mapToLong(tally -> tally.receivedBytes).sum();
    }

    /// How many connections had a request.
    long connections() {
        return Arrays.stream(tallies).mapToLong(tally -> tally.connections).sum();
    }

    /// When the last whole answer was there; 0 if there was none.
    long lastAnswerNanos() {
        return Arrays.stream(tallies).mapToLong(tally -> tally.lastAnswerNanos).max().orElse(0);
    }

    private Tally tally(Request request) {
        return tallies[request.session.agentThreadId()];
    }
}
