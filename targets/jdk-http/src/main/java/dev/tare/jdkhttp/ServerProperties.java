package dev.tare.jdkhttp;

import java.util.Map;

/// The settings of the JDK's server that it takes from system properties alone.
///
/// @see <a
///   href="https://docs.oracle.com/en/java/javase/25/docs/api/jdk.httpserver/module-summary.html">Module
///   jdk.httpserver</a>
final class ServerProperties {

    private static final Map<String, String> VALUES =
            Map.of(
                    // without it, Nagle's algorithm may hold back the end of a body for 40 ms
                    "nodelay", "true",
                    // seconds that a kept connection may be idle
                    "idleInterval", "60",
                    // by default the 201st idle connection is closed
                    "maxIdleConnections", "1000000",
                    // seconds for a request to arrive, which also bounds a slow request head
                    "maxReqTime", "28",
                    // milliseconds between two looks at the idle connections
                    "clockTick", "1000",
                    // the size of a request head is bounded, not the number of its fields
                    "maxReqHeaders", "10000",
                    // bytes of a request body that are read and dropped to keep the connection
                    "drainAmount", "1048576");

    private ServerProperties() {}

    /// Sets them; it must happen before the server's classes are loaded.
    static void set() {
        VALUES.forEach((name, value) -> System.setProperty("sun.net.httpserver." + name, value));
    }
}
