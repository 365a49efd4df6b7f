package dev.tare.harness.verify;

import dev.tare.harness.target.Deviation;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Target;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A running server that is held against the contract.
///
/// @param name how the results call it
/// @param host a name or an address
/// @param port 1 to 65535
/// @param healthName what `/health` must call the target; absent if any name will do
/// @param notOffered the endpoints that it does not have, such as `/db/users/{id}`; see [Endpoint]
/// @param deviations what it declares to do otherwise
public record Subject(
        String name,
        String host,
        int port,
        Optional<String> healthName,
        Set<String> notOffered,
        List<Deviation> deviations) {

    private static final int HTTP_PORT = 80;

    /// Copies the collections.
    ///
    /// @throws IllegalArgumentException if an endpoint that is not offered is none of the contract
    public Subject {
        notOffered = Set.copyOf(notOffered);
        deviations = List.copyOf(deviations);
        for (String path : notOffered) {
            if (!Endpoint.PATHS.contains(path)) {
                throw new IllegalArgumentException(
                        "%s: expected one of %s, got \"%s\""
                                .formatted(name, String.join(", ", Endpoint.PATHS), path));
            }
        }
    }

    /// A target of the project.
    public static Subject of(String name, PlacedTarget place) {
        Target target = place.variant().target();
        return new Subject(
                name,
                PlacedTarget.HOST,
                place.port(),
                Optional.of(target.name()),
                Set.copyOf(target.notOffered()),
                target.deviations());
    }

    /// Somebody's server, whose `/health` may say any name.
    public static Subject foreign(String name, URI server, Set<String> notOffered) {
        int port = server.getPort() < 0 ? HTTP_PORT : server.getPort();
        return new Subject(name, server.getHost(), port, Optional.empty(), notOffered, List.of());
    }

    /// Whether the server has an endpoint.
    public boolean offers(String path) {
        return !notOffered.contains(path);
    }

    /// What the server declares to do otherwise in a check.
    public Optional<Deviation> deviation(String check) {
        return deviations.stream().filter(declared -> declared.check().equals(check)).findFirst();
    }
}
