package dev.tare.harness.target;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The environment of a target's process: the user's, but every setting of the contract is as the
/// variant and the harness say, so that a variable of the user's shell cannot change what is
/// compared.
final class Environment {

    private static final List<String> SETTINGS =
            List.of("SERVER_THREADS", "EVENT_LOOPS", "TRANSPORT", "DB_CLIENT", "DB_POOL_SIZE");

    /// A JVM takes options from these; all JVM targets have the same and no others.
    private static final List<String> JVM_OPTIONS =
            List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    /// Variables of the user's that a target must not see.
    static final List<String> FOREIGN =
            Stream.of(SETTINGS, JVM_OPTIONS).flatMap(List::stream).toList();

    private Environment() {}

    /// What is added to the user's.
    static Map<String, String> added(PlacedTarget placed, Map<String, String> database) {
        var environment = new HashMap<>(database);
        environment.put("HOST", PlacedTarget.HOST);
        environment.put("PORT", Integer.toString(placed.port()));
        environment.putAll(placed.variant().variant().environment());
        return environment;
    }
}
