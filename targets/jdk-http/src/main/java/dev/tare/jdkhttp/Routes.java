package dev.tare.jdkhttp;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import dev.tare.contract.Account;
import dev.tare.contract.Failure;
import dev.tare.contract.Health;
import dev.tare.contract.NumberParameter;
import dev.tare.contract.Pong;
import dev.tare.contract.Texts;
import dev.tare.contract.User;
import dev.tare.contract.jdbc.JdbcUsers;

import java.util.List;

/// The endpoints of the contract.
final class Routes {

    /// What an endpoint does with a request for its path.
    @FunctionalInterface
    interface Endpoint {
        Answer answer(HttpExchange exchange) throws InterruptedException;
    }

    private static final String USER_BY_ID = "/db/users/";

    private final String target;
    private final JdbcUsers rows;
    private final List<User> users = User.inMemory();

    Routes(String target, JdbcUsers rows) {
        this.target = target;
        this.rows = rows;
    }

    /// Gives each endpoint a context of its own.
    void addTo(HttpServer server, LifeCycle lifeCycle) {
        var contexts = new Contexts(server, lifeCycle);
        contexts.exact("/", _ -> Answer.text(Texts.HELLO));
        contexts.exact("/ping", _ -> Answer.json(Pong.create()));
        contexts.exact("/user", _ -> Answer.json(Account.create()));
        contexts.exact("/users", _ -> Answer.json(users));
        contexts.exact("/delay", Routes::delay);
        contexts.exact("/db/users", this::firstRows);
        contexts.below(USER_BY_ID, this::rowById);
        contexts.exact("/health", _ -> Answer.json(Health.up(target)));
    }

    private static Answer delay(HttpExchange exchange) throws InterruptedException {
        Thread.sleep(Query.number(exchange.getRequestURI(), NumberParameter.MS));
        return Answer.text(Texts.DELAYED);
    }

    private Answer firstRows(HttpExchange exchange) {
        int limit = Query.number(exchange.getRequestURI(), NumberParameter.LIMIT);
        return Answer.json(rows.first(limit));
    }

    private Answer rowById(HttpExchange exchange) {
        String id = exchange.getRequestURI().getPath().substring(USER_BY_ID.length());
        return rows.byId(NumberParameter.ID.parse(id))
                .map(Answer::json)
                .orElseGet(() -> Answer.failure(404, Failure.NOT_FOUND));
    }
}
