package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.SHORT;
import static dev.tare.harness.verify.Check.line;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tare.contract.Account;
import dev.tare.contract.Health;
import dev.tare.contract.Pong;
import dev.tare.contract.Texts;
import dev.tare.contract.User;
import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Expected;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Answer;
import dev.tare.harness.verify.wire.Request;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.util.List;

/// What the endpoints without a database answer.
final class Bodies {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    static final Expected HELLO = Expected.text(Texts.HELLO);
    static final Expected PING = Expected.json(JSON.writeValueAsBytes(Pong.create()));
    static final Expected USER = Expected.json(JSON.writeValueAsBytes(Account.create()));
    static final Expected USERS = Expected.json(JSON.writeValueAsBytes(User.inMemory()));
    static final Expected DELAYED = Expected.text(Texts.DELAYED);

    static final List<Check> CHECKS =
            List.of(
                    line(SHORT, "hello-body", "GET / answers Hello, World!")
                            .about(Endpoint.HELLO)
                            .by(probe -> probe.expect("/", HELLO)),
                    line(SHORT, "ping-body", "GET /ping answers {\"message\":\"pong\"}")
                            .by(probe -> probe.expect("/ping", PING)),
                    line(SHORT, "user-body", "GET /user answers id, username, email of user 100")
                            .about(Endpoint.USER)
                            .by(probe -> probe.expect("/user", USER)),
                    line(SHORT, "users-body", "GET /users answers 1,000 users in 106,394 bytes")
                            .about(Endpoint.USERS)
                            .by(probe -> probe.expect("/users", USERS)),
                    line(SHORT, "delay-body", "GET /delay answers OK, with ms and without")
                            .about(Endpoint.DELAY)
                            .by(Bodies::delay),
                    line(SHORT, "health-body", "GET /health answers UP and the target's name")
                            .about(Endpoint.HEALTH)
                            .by(Bodies::health));

    private Bodies() {}

    private static void delay(Probe probe) throws IOException, InterruptedException {
        probe.expect("/delay", DELAYED);
        probe.expect("/delay?ms=0", DELAYED);
        probe.expect("/delay?ms=5", DELAYED);
    }

    private static void health(Probe probe) throws IOException {
        Answer answer = probe.ask(Request.get("/health"));
        String name = probe.subject().healthName().orElseGet(() -> nameIn(answer));
        var expected = Expected.json(JSON.writeValueAsBytes(Health.up(name)));
        probe.same("GET /health", expected, answer);
    }

    /// The name in a body of the right shape, otherwise a word that shows the shape.
    private static String nameIn(Answer answer) {
        String before = "{\"status\":\"UP\",\"target\":\"";
        String body = new String(answer.body(), UTF_8);
        return body.startsWith(before) && body.endsWith("\"}")
                ? body.substring(before.length(), body.length() - 2)
                : "NAME";
    }
}
