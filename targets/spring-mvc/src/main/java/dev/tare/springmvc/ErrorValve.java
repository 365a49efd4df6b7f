package dev.tare.springmvc;

import dev.tare.contract.Failure;
import dev.tare.contract.Texts;

import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;

/// The body of the errors that Tomcat answers by itself, before the dispatcher servlet sees them.
final class ErrorValve extends ErrorReportValve {

    private final JsonMapper json;

    ErrorValve(JsonMapper json) {
        this.json = json;
    }

    @Override
    protected void report(Request request, Response response, Throwable throwable) {
        int status = response.getStatus();
        if (status < 400 || response.getContentWritten() > 0 || !response.setErrorReported()) {
            return;
        }
        try {
            response.setContentType(Texts.JSON);
            response.getReporter().write(json.writeValueAsString(failure(status)));
            response.finishResponse();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Failure failure(int status) {
        return switch (status) {
            case 404 -> Failure.NOT_FOUND;
            case 405 -> Failure.METHOD_NOT_ALLOWED;
            default -> status < 500 ? Failure.BAD_REQUEST : Failure.INTERNAL_ERROR;
        };
    }
}
