package dev.tare.harness.verify.crooked;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.ArrayList;
import java.util.List;

/// Numbers in a request; -1 stands for one that is none.
final class Numbers {

    private static final int NONE = -1;

    private final Fault fault;

    Numbers(Fault fault) {
        this.fault = fault;
    }

    int parameter(String query, String name, int absent, int min, int max) {
        List<String> values = new ArrayList<>();
        for (String pair : query.split("&")) {
            String[] parts = pair.split("=", 2);
            if (parts[0].equals(name)) {
                values.add(parts.length < 2 ? "" : decoded(parts[1]));
            } else if (fault == Fault.UNKNOWN_PARAMETER_REFUSED && !pair.isEmpty()) {
                return NONE;
            }
        }
        if (values.isEmpty()) {
            return absent;
        }
        String value = fault == Fault.LAST_PARAMETER_COUNTS ? values.getLast() : values.getFirst();
        if (value.isEmpty() && fault == Fault.EMPTY_IS_ABSENT) {
            return absent;
        }
        return (int) parse(value, min, max);
    }

    private String decoded(String value) {
        return fault == Fault.NUMBERS_NOT_DECODED ? value : URLDecoder.decode(value, UTF_8);
    }

    long parse(String text, long min, long max) {
        String number = tolerated(text);
        boolean digits = number.matches("[0-9]{1,10}");
        if (fault == Fault.ANY_NUMBER_OF_DIGITS) {
            digits = number.matches("[0-9]{1,18}");
        }
        if (!digits || fault == Fault.NO_LEADING_ZEROS && number.matches("0.+")) {
            return NONE;
        }
        long value = Long.parseLong(number);
        return value < min || value > max ? NONE : value;
    }

    /// What a fault takes for a number, made one.
    private String tolerated(String text) {
        return switch (fault) {
            case SIGNS_ACCEPTED -> text.replaceFirst("^[+-]", "");
            case SPACES_TRIMMED -> text.strip();
            case FRACTIONS_ACCEPTED -> text.replaceFirst("\\.0?$", "");
            case ANY_SCRIPTS_DIGITS -> asciiDigits(text);
            case null, default -> text;
        };
    }

    private static String asciiDigits(String text) {
        var ascii = new StringBuilder();
        text.codePoints()
                .forEach(point -> {
                    int digit = Character.digit(point, 10);
                    if (digit >= 0) {
                        ascii.append(digit);
                    } else {
                        ascii.appendCodePoint(point);
                    }
                });
        return ascii.toString();
    }
}
