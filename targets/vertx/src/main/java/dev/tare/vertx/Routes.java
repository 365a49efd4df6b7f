package dev.tare.vertx;

import dev.tare.contract.Account;
import dev.tare.contract.Health;
import dev.tare.contract.NumberParameter;
import dev.tare.contract.Pong;
import dev.tare.contract.Texts;
import dev.tare.contract.User;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

import java.util.List;
import java.util.Map;

/// The contract's endpoints as routes of Vert.x Web.
final class Routes {

    private static final List<User> USERS = User.inMemory();

    private final Vertx vertx;
    private final UserQueries queries;
    private final Answers answers;
    private final Router router;

    Routes(Vertx vertx, String target, UserQueries queries, Answers answers) {
        this.vertx = vertx;
        this.queries = queries;
        this.answers = answers;
        router = Router.router(vertx);
        router.route().handler(Routes::refuseTrailingSlash);
        get("/", context -> answers.text(context, Texts.HELLO));
        get("/ping", context -> answers.json(context, Pong.create()));
        get("/user", context -> answers.json(context, Account.create()));
        get("/users", context -> answers.json(context, USERS));
        get("/delay", this::delay);
        get("/db/users/:id", this::dbUser);
        get("/db/users", this::dbUsers);
        get("/health", context -> answers.json(context, Health.up(target)));
        router.errorHandler(400, answers::badRequest)
                .errorHandler(404, answers::notFound)
                .errorHandler(405, answers::methodNotAllowed)
                .errorHandler(500, answers::failed);
    }

    Router router() {
        return router;
    }

    private void get(String path, Handler<RoutingContext> handler) {
        router.get(path).method(HttpMethod.HEAD).handler(handler);
    }

    /// Vert.x Web takes `/ping/` for `/ping`; the contract does not.
    private static void refuseTrailingSlash(RoutingContext context) {
        String path = context.request().path();
        if (path.length() > 1 && path.endsWith("/")) {
            context.fail(404);
        } else {
            context.next();
        }
    }

    private void delay(RoutingContext context) {
        int millis = query(context, NumberParameter.MS);
        if (millis == 0) {
            answers.text(context, Texts.DELAYED);
        } else {
            vertx.setTimer(millis, _ -> answers.text(context, Texts.DELAYED));
        }
    }

    private void dbUser(RoutingContext context) {
        int id = NumberParameter.ID.parse(context.pathParam(NumberParameter.ID.parameter()));
        queries.byId(id)
                .onSuccess(row ->
                        row.ifPresentOrElse(
                                user -> answers.json(context, user),
                                () -> answers.notFound(context)))
                .onFailure(context::fail);
    }

    private void dbUsers(RoutingContext context) {
        queries.first(query(context, NumberParameter.LIMIT))
                .onSuccess(rows -> answers.json(context, rows))
                .onFailure(context::fail);
    }

    /// Reads a parameter of the query string. Names are compared here because the map of parameters
    /// ignores their case.
    private static int query(RoutingContext context, NumberParameter parameter) {
        try {
            for (Map.Entry<String, String> entry : context.request().params(true)) {
                if (entry.getKey().equals(parameter.parameter())) {
                    return parameter.parse(entry.getValue());
                }
            }
            return parameter.parse(null);
        } catch (IllegalArgumentException undecodable) {
            return parameter.parse("");
        }
    }
}
