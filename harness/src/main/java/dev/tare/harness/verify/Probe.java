package dev.tare.harness.verify;

import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.NoConnectionException;
import dev.tare.harness.verify.wire.Patience;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/// What a check asks a server with, and where it puts what it did not expect.
public final class Probe {

    private static final int MAX_MISMATCHES = 12;

    /// After so many a check ends, so that a server that often hangs does not cost a deadline for
    /// each request.
    private static final int MAX_UNANSWERED = 2;

    /// A few steps of a check that fail together if no answer comes.
    @FunctionalInterface
    public interface Steps {
        /// Asks on.
        ///
        /// @throws IOException if no answer came
        /// @throws InterruptedException if the verification is given up
        void run(Connection connection) throws IOException, InterruptedException;
    }

    private final Subject subject;
    private final String check;
    private final Timing timing;
    private final Peers peers;
    private final Patience patience;
    private final List<Mismatch> mismatches = new ArrayList<>();
    private int unanswered;

    Probe(Subject subject, String check, Timing timing, Peers peers, Patience patience) {
        this.subject = subject;
        this.check = check;
        this.timing = timing;
        this.peers = peers;
        this.patience = patience;
    }

    /// The server that is asked.
    public Subject subject() {
        return subject;
    }

    /// The id of the check that asks.
    String check() {
        return check;
    }

    /// How long to wait.
    public Timing timing() {
        return timing;
    }

    /// The servers that are verified together with this one, which is among them.
    public Peers peers() {
        return peers;
    }

    /// Whether the server has an endpoint.
    public boolean offers(String path) {
        return subject.offers(path);
    }

    /// A new connection, which the caller closes.
    public Connection connect() throws IOException {
        return Connection.open(subject.host(), subject.port(), patience);
    }

    /// The answer to a request on a connection of its own.
    public Answer ask(Request request) throws IOException {
        try (var connection = connect()) {
            return connection.send(request).receive(request);
        }
    }

    /// Asks on a connection of its own; no answer is a mismatch, and ends the check only if it
    /// happens again.
    ///
    /// @param what what is done, for the mismatch
    ///
    /// @throws IOException if there is no connection, or no answer for the second time
    public void on(String what, Steps steps) throws IOException, InterruptedException {
        try (var connection = connect()) {
            steps.run(connection);
        } catch (NoConnectionException unreachable) {
            throw unreachable;
        } catch (IOException failure) {
            unanswered++;
            if (unanswered == MAX_UNANSWERED) {
                throw failure;
            }
            mismatch(what + ": an answer", failure.getMessage());
        }
    }

    /// Asks with `GET` on a connection of its own and compares status and body.
    public void expect(String target, Expected expected) throws IOException, InterruptedException {
        expect(Request.get(target), expected);
    }

    /// Asks on a connection of its own and compares status and body.
    public void expect(Request request, Expected expected)
            throws IOException, InterruptedException {
        on(
                request.toString(),
                connection ->
                        same(
                                request.toString(),
                                expected,
                                connection.send(request).receive(request)));
    }

    /// Compares status and body of an answer that came.
    ///
    /// @param what what was asked, for the mismatch
    public void same(String what, Expected expected, Answer got) {
        if (got.status() != expected.status()) {
            mismatch(
                    "%s: status %d".formatted(what, expected.status()),
                    "%d %s".formatted(got.status(), Excerpt.start(got.body())));
        } else if (!Arrays.equals(expected.body(), got.body())) {
            Excerpt excerpt = Excerpt.of(expected.body(), got.body());
            mismatch(what + ": " + excerpt.expected(), excerpt.got());
        }
    }

    /// Compares anything else by its text.
    ///
    /// @param what what was asked, for the mismatch
    public void same(String what, Object expected, Object got) {
        if (!Objects.equals(expected, got)) {
            mismatch(what + ": " + expected, String.valueOf(got));
        }
    }

    /// Wants a condition to hold.
    ///
    /// @param expected what was asked and what should have been, for the mismatch
    /// @param got what was instead
    public void holds(boolean condition, String expected, String got) {
        if (!condition) {
            mismatch(expected, got);
        }
    }

    void mismatch(String expected, String got) {
        if (mismatches.size() < MAX_MISMATCHES) {
            mismatches.add(new Mismatch(subject.name(), check, expected, got));
        }
    }

    List<Mismatch> mismatches() {
        return List.copyOf(mismatches);
    }
}
