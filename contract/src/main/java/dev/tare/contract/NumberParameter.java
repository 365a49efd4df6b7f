package dev.tare.contract;

/// A whole number in a request: one to ten ASCII digits, then a range.
public enum NumberParameter {
    /// The key in `/db/users/{id}`; never absent.
    ID("id", 1, Integer.MAX_VALUE, 1),
    /// How many rows `/db/users` returns.
    LIMIT("limit", 1, 500, 20),
    /// How long `/delay` waits, in milliseconds.
    MS("ms", 0, 1000, 20);

    private static final int MAX_DIGITS = 10;

    private final String parameter;
    private final int min;
    private final int max;
    private final int absent;

    NumberParameter(String parameter, int min, int max, int absent) {
        this.parameter = parameter;
        this.min = min;
        this.max = max;
        this.absent = absent;
    }

    /// The parameter's name in the query string.
    public String parameter() {
        return parameter;
    }

    /// Reads the parameter's text, which is percent-decoded already.
    ///
    /// @param text what the request holds, or null if the parameter is absent
    /// @return the number, or the parameter's default if it is absent
    /// @throws InvalidParameterException if the text is no such number; an empty text is none
    public int parse(String text) {
        if (text == null) {
            return absent;
        }
        if (text.isEmpty() || text.length() > MAX_DIGITS) {
            throw invalid();
        }
        long number = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                throw invalid();
            }
            number = number * 10 + (digit - '0');
        }
        if (number < min || number > max) {
            throw invalid();
        }
        return (int) number;
    }

    private InvalidParameterException invalid() {
        return new InvalidParameterException(
                "%s must be an integer from %d to %d".formatted(parameter, min, max));
    }
}
