package dev.tare.harness.target;

import java.util.List;
import java.util.Map;

/// What a target does not choose itself about how it is started.
///
/// @param database the variables that say where the database is
/// @param prefix words before its command, such as those of `taskset`
/// @param jvmOptions options of a JVM target, after those that all have
public record Circumstances(
        Map<String, String> database, List<String> prefix, List<String> jvmOptions) {

    /// Nothing but a database.
    public static Circumstances with(Map<String, String> database) {
        return new Circumstances(database, List.of(), List.of());
    }
}
