package dev.tare.jetty;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import java.io.IOException;

/// Answers for every path that no endpoint has, whatever the method.
final class NotFoundServlet extends HttpServlet {

    private static final long serialVersionUID = 1;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        RequestBody.drop(request);
        response.sendError(HttpServletResponse.SC_NOT_FOUND);
    }
}
