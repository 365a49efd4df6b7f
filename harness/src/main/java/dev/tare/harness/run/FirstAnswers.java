package dev.tare.harness.run;

import dev.tare.harness.recipe.Load;
import dev.tare.harness.verify.Timing;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Patience;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// What a target answers over HTTP/1.1 before it is loaded.
///
/// @param url where it listens
record FirstAnswers(URI url) {

    /// How many answers on one connection are asked for.
    static final int MOST = 1000;

    private static final int HTTP = 80;
    private static final String PING = "/ping";

    /// How many bytes an answer has, head and body, as the load generators count it.
    ///
    /// @return nothing if no answer came, or it is not 200
    OptionalLong bytes(String path) {
        try (Connection connection = connect()) {
            Answer answer = connection.send(Request.get(path)).receive();
            return answer.status() == 200 ? OptionalLong.of(answer.length()) : OptionalLong.empty();
        } catch (IOException noAnswer) {
            return OptionalLong.empty();
        }
    }

    /// After how many answers to `/ping` the target closes a connection.
    ///
    /// @param loads nothing is asked if none of them asks for `/ping` on connections that are kept
    /// @return nothing if the connection stays, or it cannot be told
    OptionalInt keepAliveLimit(List<Load> loads) {
        if (loads.stream().noneMatch(load -> load.keepAlive() && load.path().equals(PING))) {
            return OptionalInt.empty();
        }
        int answers = 0;
        try (Connection connection = connect()) {
            while (answers < MOST) {
                boolean closes = connection.send(Request.get(PING)).receive().closes();
                answers++;
                if (closes) {
                    return OptionalInt.of(answers);
                }
            }
            return OptionalInt.empty();
        } catch (IOException closed) {
            return answers == 0 ? OptionalInt.empty() : OptionalInt.of(answers);
        }
    }

    private Connection connect() throws IOException {
        int port = url.getPort() < 0 ? HTTP : url.getPort();
        var patience = new Patience(Timing.CONTRACT.answer(), Timing.CONTRACT.closing());
        return Connection.open(url.getHost(), port, patience);
    }
}
