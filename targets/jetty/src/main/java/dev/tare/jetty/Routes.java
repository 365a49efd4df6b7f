package dev.tare.jetty;

import dev.tare.contract.Account;
import dev.tare.contract.DbUser;
import dev.tare.contract.Health;
import dev.tare.contract.NumberParameter;
import dev.tare.contract.Pong;
import dev.tare.contract.Texts;
import dev.tare.contract.User;
import dev.tare.contract.jdbc.JdbcUsers;
import dev.tare.jetty.EndpointServlet.Endpoint;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.eclipse.jetty.ee11.servlet.ServletContextHandler;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// The endpoints of the contract, a servlet for each.
final class Routes {

    private final String target;
    private final JdbcUsers rows;
    private final List<User> users = User.inMemory();
    private final ServletContextHandler context = new ServletContextHandler("/");

    Routes(String target, JdbcUsers rows) {
        this.target = target;
        this.rows = rows;
    }

    /// The context that holds the servlets, without sessions and security.
    ServletContextHandler context() {
        context.setErrorHandler(new JsonErrors());
        add("", (_, response) -> Body.text(Texts.HELLO, response));
        add("/ping", (_, response) -> Body.json(Pong.create(), response));
        add("/user", (_, response) -> Body.json(Account.create(), response));
        add("/users", (_, response) -> Body.json(users, response));
        add("/delay", Routes::delay);
        add("/db/users", this::firstRows);
        add("/db/users/*", this::rowById);
        add("/health", (_, response) -> Body.json(Health.up(target), response));
        context.addServlet(new NotFoundServlet(), "/");
        return context;
    }

    private void add(String pattern, Endpoint endpoint) {
        context.addServlet(new EndpointServlet(endpoint), pattern);
    }

    private static void delay(HttpServletRequest request, HttpServletResponse response)
            throws IOException, InterruptedException {
        Thread.sleep(number(request, NumberParameter.MS));
        Body.text(Texts.DELAYED, response);
    }

    private void firstRows(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Body.json(rows.first(number(request, NumberParameter.LIMIT)), response);
    }

    private void rowById(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        String segment = request.getPathInfo();
        if (segment.length() == 1 || segment.indexOf('/', 1) > 0) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        Optional<DbUser> row = rows.byId(NumberParameter.ID.parse(segment.substring(1)));
        if (row.isPresent()) {
            Body.json(row.get(), response);
        } else {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
        }
    }

    private static int number(HttpServletRequest request, NumberParameter parameter) {
        return parameter.parse(request.getParameter(parameter.parameter()));
    }
}
