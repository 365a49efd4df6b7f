package dev.tare.harness.verify;

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

    /// Whether the server has an endpoint.
    public boolean offers(String path) {
        return !notOffered.contains(path);
    }

    /// What the server declares to do otherwise in a check.
    public Optional<Deviation> deviation(String check) {
        return deviations.stream().filter(declared -> declared.check().equals(check)).findFirst();
    }
}
