package dev.tare.springwebflux;

import dev.tare.contract.NumberParameter;

import org.springframework.util.MultiValueMap;

import java.util.Objects;

/// Numbers in a query string. Spring's own binding would take an empty one for an absent one.
final class Parameters {

    private Parameters() {}

    static int read(NumberParameter parameter, MultiValueMap<String, String> query) {
        String name = parameter.parameter();
        return parameter.parse(
                query.containsKey(name)
                        ? Objects.requireNonNullElse(query.getFirst(name), "")
                        : null);
    }
}
