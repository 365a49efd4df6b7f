package dev.tare.harness.plan;

import java.util.Optional;

/// What a recipe asks for and cannot be done.
///
/// @param target the target's label
/// @param load the load that it does not serve; nothing if the target is left out altogether
/// @param reason why, and what to do
public record Skipped(String target, Optional<String> load, String reason) {

    /// All of it in words.
    public String text() {
        return "%s%s: %s".formatted(target, load.map(id -> " under " + id).orElse(""), reason);
    }
}
