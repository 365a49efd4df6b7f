package dev.tare.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Reads typed values from environment variables and collects what is wrong with them.
final class EnvironmentReader {

    private static final int MAX_THREADS = 100_000;

    private final Map<String, String> environment;
    private final List<String> problems = new ArrayList<>();

    EnvironmentReader(Map<String, String> environment) {
        this.environment = environment;
    }

    String text(String variable, String absent) {
        String value = environment.get(variable);
        return value == null || value.isEmpty() ? absent : value;
    }

    int number(String variable, int absent, int min, int max) {
        String value = text(variable, null);
        if (value == null) {
            return absent;
        }
        try {
            int number = Integer.parseInt(value);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // reported below, like a number out of range
        }
        return problem(variable, "a number from %d to %d".formatted(min, max), value, absent);
    }

    RequestThreads requestThreads(String variable, RequestThreads absent) {
        String value = text(variable, null);
        if (value == null) {
            return absent;
        }
        if (value.equals("virtual")) {
            return RequestThreads.virtual();
        }
        if (value.matches("[0-9]{1,6}")) {
            int count = Integer.parseInt(value);
            if (count >= 1 && count <= MAX_THREADS) {
                return RequestThreads.platform(count);
            }
        }
        return problem(variable, "virtual, or a number from 1 to " + MAX_THREADS, value, absent);
    }

    Transport oneOf(String variable, Transport absent, Transport... choices) {
        String value = text(variable, absent.text());
        List<String> texts = Arrays.stream(choices).map(Transport::text).toList();
        int index = texts.indexOf(value);
        return index >= 0
                ? choices[index]
                : problem(variable, "one of " + String.join(", ", texts), value, absent);
    }

    String oneOf(String variable, List<String> choices) {
        String value = text(variable, choices.getFirst());
        return choices.contains(value)
                ? value
                : problem(
                        variable,
                        "one of " + String.join(", ", choices),
                        value,
                        choices.getFirst());
    }

    void throwIfInvalid() {
        if (!problems.isEmpty()) {
            throw new InvalidSettingsException(problems);
        }
    }

    private <T> T problem(String variable, String expected, String got, T absent) {
        problems.add("%s: expected %s, got \"%s\"".formatted(variable, expected, got));
        return absent;
    }
}
