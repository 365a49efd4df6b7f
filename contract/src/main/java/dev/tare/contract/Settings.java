package dev.tare.contract;

import java.util.Map;

/// A target's settings, read from the environment.
///
/// @param target the target's name
/// @param host `HOST`, the address to listen on
/// @param port `PORT`, 1 to 65535
/// @param database `DB_HOST`, `DB_PORT`, `DB_NAME`, `DB_USER`, `DB_PASSWORD` and `DB_POOL_SIZE`
/// @param requestThreads `SERVER_THREADS`
/// @param eventLoops `EVENT_LOOPS`, at least 1
/// @param transport `TRANSPORT`
/// @param databaseClient `DB_CLIENT`
public record Settings(
        String target,
        String host,
        int port,
        DatabaseSettings database,
        RequestThreads requestThreads,
        int eventLoops,
        Transport transport,
        String databaseClient) {

    /// Reads the settings of a target; what is not set, or set to nothing, takes its default.
    ///
    /// @throws InvalidSettingsException with all the bad settings at once
    public static Settings read(TargetDefaults defaults, Map<String, String> environment) {
        var reader = new EnvironmentReader(environment);
        var database =
                new DatabaseSettings(
                        reader.text("DB_HOST", "127.0.0.1"),
                        reader.number("DB_PORT", 5432, 1, 65535),
                        reader.text("DB_NAME", "tare"),
                        reader.text("DB_USER", "tare"),
                        reader.text("DB_PASSWORD", "tare"),
                        reader.number("DB_POOL_SIZE", 16, 1, 1000));
        var settings =
                new Settings(
                        defaults.name(),
                        reader.text("HOST", "127.0.0.1"),
                        reader.number("PORT", defaults.port(), 1, 65535),
                        database,
                        reader.requestThreads("SERVER_THREADS", defaults.requestThreads()),
                        reader.number(
                                "EVENT_LOOPS", Runtime.getRuntime().availableProcessors(), 1, 1024),
                        reader.oneOf("TRANSPORT", Transport.AUTO, Transport.values()),
                        reader.oneOf("DB_CLIENT", defaults.databaseClients()));
        reader.throwIfInvalid();
        return settings;
    }
}
