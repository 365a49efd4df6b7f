package dev.tare.harness.plan;

import java.util.Map;
import java.util.Optional;

/// What is known of a target before anything is started.
///
/// @param missing why it cannot be started, such as a toolchain that is not installed; nothing if
///   it can be
/// @param notOffered endpoints that it does not serve, written as in the contract
///   (`/db/users/{id}`), each with the reason
public record TargetState(Optional<String> missing, Map<String, String> notOffered) {

    /// A target that can be started and serves everything.
    public static final TargetState READY = new TargetState(Optional.empty(), Map.of());

    /// A target that cannot be started.
    ///
    /// @param reason what is missing and what to do
    public static TargetState missing(String reason) {
        return new TargetState(Optional.of(reason), Map.of());
    }

    /// Why a path is not served; nothing if it is.
    Optional<String> reasonAgainst(String path) {
        return notOffered.entrySet().stream()
                .filter(entry -> isOf(entry.getKey(), path))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static boolean isOf(String endpoint, String path) {
        String[] expected = withoutQuery(endpoint).split("/", -1);
        String[] actual = withoutQuery(path).split("/", -1);
        if (expected.length != actual.length) {
            return false;
        }
        for (int i = 0; i < expected.length; i++) {
            if (!expected[i].startsWith("{") && !expected[i].equals(actual[i])) {
                return false;
            }
        }
        return true;
    }

    private static String withoutQuery(String path) {
        return path.replaceFirst("\\?.*", "");
    }
}
