package dev.tare.harness.recipe;

import java.util.Locale;

/// What makes the load.
public enum Tool {
    /// wrk: many connections from few threads, for a time.
    WRK,
    /// ApacheBench: HTTP/1.0 from one thread, for a number of requests or a time.
    AB,
    /// The generator that comes with the harness.
    EMBEDDED;

    /// The tool's name as a recipe has it.
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
