package dev.tare.harness.verify.crooked;

import java.util.Map;

/// A request as it was read.
///
/// @param target not decoded yet
/// @param fields header values by names in lower case
record Asked(String method, String target, String version, Map<String, String> fields) {

    boolean isHead() {
        return method.equals("HEAD");
    }

    boolean isHttp10() {
        return version.equals("HTTP/1.0");
    }

    String field(String name) {
        return fields.getOrDefault(name, "");
    }

    String rawPath() {
        return target.split("\\?", 2)[0];
    }

    String query() {
        int mark = target.indexOf('?');
        return mark < 0 ? "" : target.substring(mark + 1);
    }
}
