package dev.tare.harness.target;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The environment of a target's process: the user's, but every setting of the contract is as the
/// variant and the harness say, so that a variable of the user's shell cannot change what is
/// compared.
final class Environment {

    private static final List<String> SETTINGS =
            List.of("SERVER_THREADS", "EVENT_LOOPS", "TRANSPORT", "DB_CLIENT", "DB_POOL_SIZE");

    /// A JVM takes options from these; all JVM targets have the same and no others.
    private static final List<String> JVM_OPTIONS =
            List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    private Environment() {}

    static Map<String, String> of(PlacedTarget placed, Map<String, String> database) {
        var environment = new HashMap<>(System.getenv());
        environment.keySet().removeAll(SETTINGS);
        environment.keySet().removeAll(JVM_OPTIONS);
        environment.putAll(database);
        environment.put("HOST", PlacedTarget.HOST);
        environment.put("PORT", Integer.toString(placed.port()));
        environment.putAll(placed.variant().variant().environment());
        return environment;
    }
}
