package dev.tare.springmvc;

import dev.tare.contract.Failure;
import dev.tare.contract.InvalidParameterException;
import dev.tare.contract.Texts;
import dev.tare.contract.jdbc.JdbcUsers;

import jakarta.servlet.http.HttpServletResponse;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.NoHandlerFoundException;
import org.springframework.web.util.DisconnectedClientHelper;

import java.sql.SQLException;

/// What a request gets that no controller could answer. The bodies are returned bare, since a
/// `ResponseEntity` is flushed before the container knows its length.
@RestControllerAdvice
class ErrorHandler {

    private static final Logger LOG = LoggerFactory.getLogger(ErrorHandler.class);

    @ExceptionHandler({NoHandlerFoundException.class, EmptyResultDataAccessException.class})
    @ResponseStatus(HttpStatus.NOT_FOUND)
    Failure notFound() {
        return Failure.NOT_FOUND;
    }

    @ExceptionHandler(HttpRequestMethodNotSupportedException.class)
    @ResponseStatus(HttpStatus.METHOD_NOT_ALLOWED)
    Failure methodNotAllowed(HttpServletResponse response) {
        response.setHeader(HttpHeaders.ALLOW, Texts.ALLOWED_METHODS);
        return Failure.METHOD_NOT_ALLOWED;
    }

    @ExceptionHandler
    @ResponseStatus(HttpStatus.BAD_REQUEST)
    Failure invalidParameter(InvalidParameterException invalid) {
        return new Failure(invalid.getMessage());
    }

    @ExceptionHandler
    Failure dataAccess(DataAccessException failure, HttpServletResponse response) {
        if (isUnavailable(failure)) {
            response.setStatus(HttpStatus.SERVICE_UNAVAILABLE.value());
            return Failure.DATABASE_UNAVAILABLE;
        }
        response.setStatus(HttpStatus.INTERNAL_SERVER_ERROR.value());
        return unforeseen(failure);
    }

    @ExceptionHandler
    @ResponseStatus(HttpStatus.INTERNAL_SERVER_ERROR)
    Failure unforeseen(Exception failure) {
        if (!DisconnectedClientHelper.isClientDisconnectedException(failure)) {
            LOG.error("a request failed", failure);
        }
        return Failure.INTERNAL_ERROR;
    }

    private static boolean isUnavailable(DataAccessException failure) {
        Throwable cause = failure;
        while (cause != null && !(cause instanceof SQLException)) {
            cause = cause.getCause();
        }
        return cause instanceof SQLException reason && JdbcUsers.isUnavailable(reason);
    }
}
