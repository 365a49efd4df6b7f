package dev.tare.contract;

import java.util.List;

/// What a target says of itself before the environment is read.
///
/// @param name the target's name, as `/health` answers it
/// @param port the target's own port
/// @param requestThreads what `SERVER_THREADS` is if it is not set
/// @param databaseClients what `DB_CLIENT` may be; the first is the default
public record TargetDefaults(
        String name, int port, RequestThreads requestThreads, List<String> databaseClients) {

    /// A target without a choice of threads or of a database client.
    public TargetDefaults(String name, int port) {
        this(name, port, RequestThreads.virtual(), List.of("jdbc"));
    }

    /// A target with request threads.
    public TargetDefaults(String name, int port, RequestThreads requestThreads) {
        this(name, port, requestThreads, List.of("jdbc"));
    }

    /// A target with a choice of the database client.
    public TargetDefaults(String name, int port, String... databaseClients) {
        this(name, port, RequestThreads.virtual(), List.of(databaseClients));
    }
}
