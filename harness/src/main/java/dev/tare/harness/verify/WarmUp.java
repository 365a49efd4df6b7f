package dev.tare.harness.verify;

import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.NoConnectionException;
import dev.tare.harness.verify.wire.Patience;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/// Asks for everything once before the checks, one request after the other: a server that has just
/// started loads much of its code with its first answers, which on a busy machine takes longer than
/// a check waits. What it answers is left to the checks.
final class WarmUp {

    private static final List<Request> FAILING =
            List.of(
                    Request.get("/unknown"),
                    Request.of("POST", Endpoint.PING),
                    Request.get("/delay?ms=x"));

    private final Subject subject;
    private final Duration allowed;

    /// @param allowed the time for all of it
    WarmUp(Subject subject, Duration allowed) {
        this.subject = subject;
        this.allowed = allowed;
    }

    void run() {
        long end = System.nanoTime() + allowed.toNanos();
        for (Request request : requests()) {
            Duration left = Duration.ofNanos(end - System.nanoTime());
            if (left.toMillis() <= 0 || !isReached(request, new Patience(left, left))) {
                return;
            }
        }
    }

    private List<Request> requests() {
        Stream<Request> offered =
                Endpoint.PATHS.stream()
                        .filter(subject::offers)
                        .map(path -> Request.get(path.replace("{id}", "1")));
        return Stream.concat(offered, FAILING.stream()).toList();
    }

    private boolean isReached(Request request, Patience patience) {
        try (var connection = Connection.open(subject.host(), subject.port(), patience)) {
            connection.send(request).receive(request);
            return true;
        } catch (NoConnectionException away) {
            return false;
        } catch (IOException noAnswer) {
            return true;
        }
    }
}
