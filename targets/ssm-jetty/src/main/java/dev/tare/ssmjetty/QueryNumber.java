package dev.tare.ssmjetty;

import dev.tare.contract.NumberParameter;

import jakarta.servlet.http.HttpServletRequest;

/// A number in the query string. `@RequestParam` would join a repeated parameter's values, of which
/// the first counts.
final class QueryNumber {

    private QueryNumber() {}

    static int read(NumberParameter parameter, HttpServletRequest request) {
        return parameter.parse(text(parameter, request));
    }

    private static String text(NumberParameter parameter, HttpServletRequest request) {
        try {
            return request.getParameter(parameter.parameter());
        } catch (IllegalArgumentException undecodable) {
            return "";
        }
    }
}
