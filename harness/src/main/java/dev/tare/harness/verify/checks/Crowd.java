package dev.tare.harness.verify.checks;

import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Many connections that are open at the same time.
final class Crowd implements AutoCloseable {

    /// Hears of each answer.
    @FunctionalInterface
    interface Listener {
        /// Whether to go on to the next connection.
        boolean received(int number, Answer answer);
    }

    private final List<Connection> connections = new ArrayList<>();

    private Crowd() {}

    static Crowd of(int size, Probe probe) throws IOException {
        var crowd = new Crowd();
        try {
            for (int i = 0; i < size; i++) {
                crowd.connections.add(probe.connect());
            }
            return crowd;
        } catch (IOException failure) {
            crowd.close();
            throw new IOException(
                    "connection %d: %s"
                            .formatted(crowd.connections.size() + 1, failure.getMessage()),
                    failure);
        }
    }

    void send(Request request) {
        connections.forEach(connection -> connection.send(request));
    }

    /// Reads an answer from each connection in turn.
    ///
    /// @return how many were read
    int receive(Listener listener) throws IOException {
        int number = 0;
        boolean more = true;
        while (more && number < connections.size()) {
            number++;
            more = listener.received(number, receive(number));
        }
        return number;
    }

    private Answer receive(int number) throws IOException {
        try {
            return connections.get(number - 1).receive();
        } catch (IOException failure) {
            throw new IOException(
                    "connection %d: %s".formatted(number, failure.getMessage()), failure);
        }
    }

    @Override
    public void close() throws IOException {
        for (Connection connection : connections) {
            connection.close();
        }
    }
}
