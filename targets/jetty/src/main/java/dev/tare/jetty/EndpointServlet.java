package dev.tare.jetty;

import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.InvalidParameterException;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import java.io.IOException;

/// What surrounds every endpoint: the methods, and the errors.
final class EndpointServlet extends HttpServlet {

    /// What an endpoint does with a `GET`.
    @FunctionalInterface
    interface Endpoint {
        void answer(HttpServletRequest request, HttpServletResponse response)
                throws IOException, InterruptedException;
    }

    private static final long serialVersionUID = 1;

    private final transient Endpoint endpoint;

    EndpointServlet(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        RequestBody.drop(request);
        switch (request.getMethod()) {
            case "GET", "HEAD", "OPTIONS", "TRACE" -> super.service(request, response);
            default -> response.sendError(HttpServletResponse.SC_METHOD_NOT_ALLOWED);
        }
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        try {
            endpoint.answer(request, response);
        } catch (InvalidParameterException invalid) {
            response.sendError(HttpServletResponse.SC_BAD_REQUEST, invalid.getMessage());
        } catch (DatabaseUnavailableException away) {
            response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            response.sendError(HttpServletResponse.SC_INTERNAL_SERVER_ERROR);
        }
    }
}
