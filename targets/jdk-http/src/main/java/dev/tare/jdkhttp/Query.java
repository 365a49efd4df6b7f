package dev.tare.jdkhttp;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tare.contract.NumberParameter;

import java.net.URI;
import java.net.URLDecoder;

/// The query string, which the JDK's server leaves to the application.
final class Query {

    private Query() {}

    /// The value of a parameter: its first one, or its default.
    static int number(URI uri, NumberParameter parameter) {
        return parameter.parse(first(uri.getRawQuery(), parameter.parameter()));
    }

    private static String first(String query, String name) {
        if (query == null) {
            return null;
        }
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            String key = equals < 0 ? pair : pair.substring(0, equals);
            if (URLDecoder.decode(key, UTF_8).equals(name)) {
                return equals < 0 ? "" : URLDecoder.decode(pair.substring(equals + 1), UTF_8);
            }
        }
        return null;
    }
}
