package dev.tare.contract;

import java.util.List;

/// One or more settings of the environment are bad; the message holds a line for each.
public final class InvalidSettingsException extends RuntimeException {

    private static final long serialVersionUID = 1;

    InvalidSettingsException(List<String> problems) {
        super(String.join(System.lineSeparator(), problems));
    }

    /// A setting that its user could read but cannot use, such as a port that is taken.
    ///
    /// @param variable the environment variable
    /// @param problem what is wrong with it and what to do
    public InvalidSettingsException(String variable, String problem) {
        this(List.of(variable + ": " + problem));
    }
}
