package dev.tare.netty;

import static io.netty.handler.codec.http.HttpResponseStatus.BAD_REQUEST;
import static io.netty.handler.codec.http.HttpResponseStatus.INTERNAL_SERVER_ERROR;
import static io.netty.handler.codec.http.HttpResponseStatus.METHOD_NOT_ALLOWED;
import static io.netty.handler.codec.http.HttpResponseStatus.NOT_FOUND;
import static io.netty.handler.codec.http.HttpResponseStatus.SERVICE_UNAVAILABLE;

import dev.tare.contract.Account;
import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.Failure;
import dev.tare.contract.Health;
import dev.tare.contract.InvalidParameterException;
import dev.tare.contract.NumberParameter;
import dev.tare.contract.Pong;
import dev.tare.contract.Texts;
import dev.tare.contract.User;
import dev.tare.contract.jdbc.JdbcUsers;
import dev.tare.contract.jdbc.QueryWorkers;

import io.netty.handler.codec.http.QueryStringDecoder;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What answers which path.
final class Routes {

    private static final String DB_USER = "/db/users/";

    /// An answer to a request whose path and method are known.
    private interface Route {
        void serve(Exchange exchange, QueryStringDecoder target);
    }

    private final List<User> users = User.inMemory();
    private final String name;
    private final JdbcUsers table;
    private final QueryWorkers workers;

    Routes(String name, JdbcUsers table, QueryWorkers workers) {
        this.name = name;
        this.table = table;
        this.workers = workers;
    }

    void serve(Exchange exchange) {
        try {
            QueryStringDecoder target = exchange.target();
            Route route = route(target.path());
            if (route == null) {
                exchange.fail(NOT_FOUND, Failure.NOT_FOUND);
            } else if (!exchange.isRead()) {
                exchange.fail(METHOD_NOT_ALLOWED, Failure.METHOD_NOT_ALLOWED);
            } else {
                route.serve(exchange, target);
            }
        } catch (InvalidParameterException invalid) {
            exchange.fail(BAD_REQUEST, new Failure(invalid.getMessage()));
        } catch (IllegalArgumentException badPercentEncoding) {
            exchange.fail(BAD_REQUEST, Failure.BAD_REQUEST);
        }
    }

    private Route route(String path) {
        return switch (path) {
            case "/" -> (exchange, _) -> exchange.text(Texts.HELLO);
            case "/ping" -> (exchange, _) -> exchange.json(Pong.create());
            case "/user" -> (exchange, _) -> exchange.json(Account.create());
            case "/users" -> (exchange, _) -> exchange.json(users);
            case "/health" -> (exchange, _) -> exchange.json(Health.up(name));
            case "/delay" -> this::delay;
            case "/db/users" -> this::list;
            default -> isRow(path) ? this::row : null;
        };
    }

    private static boolean isRow(String path) {
        return path.startsWith(DB_USER)
                && path.length() > DB_USER.length()
                && path.indexOf('/', DB_USER.length()) < 0;
    }

    private void delay(Exchange exchange, QueryStringDecoder target) {
        int millis = Exchange.number(NumberParameter.MS, target);
        exchange.loop().schedule(() -> exchange.text(Texts.DELAYED), millis, TimeUnit.MILLISECONDS);
    }

    private void row(Exchange exchange, QueryStringDecoder target) {
        int id = NumberParameter.ID.parse(target.path().substring(DB_USER.length()));
        query(
                exchange,
                () -> table.byId(id),
                row ->
                        row.ifPresentOrElse(
                                exchange::json, () -> exchange.fail(NOT_FOUND, Failure.NOT_FOUND)));
    }

    private void list(Exchange exchange, QueryStringDecoder target) {
        int limit = Exchange.number(NumberParameter.LIMIT, target);
        query(exchange, () -> table.first(limit), exchange::json);
    }

    /// Runs a query on a worker thread and answers on the connection's event loop.
    private <T> void query(Exchange exchange, Supplier<T> query, Consumer<T> answer) {
        workers.submit(query)
                .whenCompleteAsync(
                        (result, failure) -> {
                            if (failure == null) {
                                answer.accept(result);
                            } else if (failure instanceof DatabaseUnavailableException) {
                                exchange.fail(SERVICE_UNAVAILABLE, Failure.DATABASE_UNAVAILABLE);
                            } else {
                                exchange.fail(INTERNAL_SERVER_ERROR, Failure.INTERNAL_ERROR);
                            }
                        },
                        exchange.loop());
    }
}
