package dev.tare.harness.container;

import java.util.Optional;

/// What a run's containers ran under, for the record.
///
/// @param engine the engine's version
/// @param compose the version of the compose command
/// @param network how the containers were reached
/// @param javaVersion of the JVM targets' images, if there are such targets and they tell
public record Containers(
        String engine, String compose, Network network, Optional<String> javaVersion) {

    /// The same with the Java version of the images.
    public Containers withJava(Optional<String> version) {
        return new Containers(engine, compose, network, version);
    }
}
