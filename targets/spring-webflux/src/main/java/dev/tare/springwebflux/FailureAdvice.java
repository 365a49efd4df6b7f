package dev.tare.springwebflux;

import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.Failure;
import dev.tare.contract.InvalidParameterException;
import dev.tare.contract.Texts;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.util.DisconnectedClientHelper;

/// The contract's answers to what goes wrong.
@RestControllerAdvice
class FailureAdvice {

    private static final Logger LOG = LoggerFactory.getLogger(FailureAdvice.class);

    @ExceptionHandler
    ResponseEntity<Failure> invalid(InvalidParameterException invalid) {
        return answer(HttpStatus.BAD_REQUEST, new Failure(invalid.getMessage()));
    }

    @ExceptionHandler
    ResponseEntity<Failure> unavailable(DatabaseUnavailableException unavailable) {
        return answer(HttpStatus.SERVICE_UNAVAILABLE, Failure.DATABASE_UNAVAILABLE);
    }

    @ExceptionHandler
    ResponseEntity<Failure> refused(ResponseStatusException refused) {
        HttpStatusCode status = refused.getStatusCode();
        return switch (status.value()) {
            case 404 -> answer(status, Failure.NOT_FOUND);
            case 405 ->
                    ResponseEntity.status(status)
                            .header(HttpHeaders.ALLOW, Texts.ALLOWED_METHODS)
                            .contentType(MediaType.APPLICATION_JSON)
                            .body(Failure.METHOD_NOT_ALLOWED);
            default ->
                    status.is4xxClientError()
                            ? answer(status, Failure.BAD_REQUEST)
                            : unforeseen(refused);
        };
    }

    @ExceptionHandler
    ResponseEntity<Failure> unforeseen(Exception failure) {
        if (!DisconnectedClientHelper.isClientDisconnectedException(failure)) {
            LOG.error("Cannot answer a request", failure);
        }
        return answer(HttpStatus.INTERNAL_SERVER_ERROR, Failure.INTERNAL_ERROR);
    }

    private static ResponseEntity<Failure> answer(HttpStatusCode status, Failure body) {
        return ResponseEntity.status(status).contentType(MediaType.APPLICATION_JSON).body(body);
    }
}
