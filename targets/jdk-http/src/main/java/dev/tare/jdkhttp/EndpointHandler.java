package dev.tare.jdkhttp;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;

import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.Failure;
import dev.tare.contract.InvalidParameterException;
import dev.tare.jdkhttp.Routes.Endpoint;

import java.io.IOException;
import java.net.URI;
import java.util.Locale;
import java.util.function.Predicate;

/// What surrounds every endpoint: path, method, errors, and the end of the connection.
///
/// @param isKnown whether the endpoint is at that path
record EndpointHandler(Predicate<URI> isKnown, Endpoint endpoint, LifeCycle lifeCycle)
        implements HttpHandler {

    private static final System.Logger LOG = System.getLogger("tare");

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        lifeCycle.requestBegins();
        try (exchange) {
            int refused = RequestHead.refusal(exchange);
            Answer answer =
                    refused == 0 ? answer(exchange) : Answer.failure(refused, Failure.BAD_REQUEST);
            answer.send(exchange, refused != 0 || asksToClose(exchange) || lifeCycle.isStopping());
        } finally {
            lifeCycle.requestEnds();
        }
    }

    private Answer answer(HttpExchange exchange) {
        if (!isKnown.test(exchange.getRequestURI())) {
            return Answer.failure(404, Failure.NOT_FOUND);
        }
        String method = exchange.getRequestMethod();
        if (!method.equals("GET") && !method.equals("HEAD")) {
            return Answer.failure(405, Failure.METHOD_NOT_ALLOWED);
        }
        try {
            return endpoint.answer(exchange);
        } catch (InvalidParameterException invalid) {
            return Answer.failure(400, new Failure(invalid.getMessage()));
        } catch (DatabaseUnavailableException away) {
            return Answer.failure(503, Failure.DATABASE_UNAVAILABLE);
        } catch (Exception unforeseen) {
            LOG.log(System.Logger.Level.ERROR, "a request failed", unforeseen);
            return Answer.failure(500, Failure.INTERNAL_ERROR);
        }
    }

    private static boolean asksToClose(HttpExchange exchange) {
        String connection = exchange.getRequestHeaders().getFirst("Connection");
        return connection != null && connection.toLowerCase(Locale.ROOT).contains("close");
    }
}
