package dev.tare.jdkhttp;

import com.sun.net.httpserver.HttpExchange;

import java.util.List;
import java.util.Map;

/// Validates what the JDK's server lets pass, and answers where it would hang up.
final class RequestHead {

    private static final int MAX_BYTES = 16 * 1024;
    private static final String SEPARATORS = "\"(),/:;<=>?@[\\]{}";

    private RequestHead() {}

    /// Why the request is refused.
    ///
    /// @return an HTTP status, or 0 if it is not
    static int refusal(HttpExchange exchange) {
        if (!isToken(exchange.getRequestMethod()) || !isHostValid(exchange)) {
            return 400;
        }
        int bytes = exchange.getRequestURI().toString().length();
        for (Map.Entry<String, List<String>> field : exchange.getRequestHeaders().entrySet()) {
            for (String value : field.getValue()) {
                if (!isValid(field.getKey(), value)) {
                    return 400;
                }
                bytes += field.getKey().length() + value.length() + 4;
            }
        }
        return bytes > MAX_BYTES ? 431 : 0;
    }

    /// Exactly one `Host`, or at most one over HTTP/1.0; no other version is known here.
    private static boolean isHostValid(HttpExchange exchange) {
        List<String> hosts = exchange.getRequestHeaders().get("Host");
        return switch (exchange.getProtocol()) {
            case "HTTP/1.1" -> hosts != null && hosts.size() == 1;
            case "HTTP/1.0" -> hosts == null || hosts.size() == 1;
            default -> false;
        };
    }

    private static boolean isToken(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' ' || c >= 127 || SEPARATORS.indexOf(c) >= 0) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    private static boolean isValid(String name, String value) {
        // the server reads "+5" as a length
        boolean isLength = name.equals("Content-length");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c < ' ' && c != '\t' || c == 127 || isLength && (c < '0' || c > '9')) {
                return false;
            }
        }
        return true;
    }
}
