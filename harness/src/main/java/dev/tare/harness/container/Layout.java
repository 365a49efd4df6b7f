package dev.tare.harness.container;

import dev.tare.harness.target.PlacedTarget;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What a run wants of its containers.
///
/// @param targets each with the port of this machine on which it is reached
/// @param databasePort the database's, likewise
/// @param connections how many the database must take
/// @param poolSize connections that each target holds
/// @param jvmOptions options of JVM targets, after those that all have
/// @param targetCpus the processors of each target, as `taskset` writes them; nothing for all
/// @param databaseCpus the database's, likewise
public record Layout(
        List<PlacedTarget> targets,
        int databasePort,
        int connections,
        int poolSize,
        List<String> jvmOptions,
        String targetCpus,
        String databaseCpus) {

    /// The settings of the compose file: all of them, so that none of the user's environment
    /// changes what is compared.
    Map<String, String> settings() {
        var settings = new TreeMap<String, String>();
        settings.put("TARE_BIND", PlacedTarget.HOST);
        settings.put("TARE_DB_CLIENT", "");
        settings.put("TARE_DB_CONNECTIONS", Integer.toString(connections));
        settings.put("TARE_DB_CPUS", databaseCpus);
        settings.put("TARE_DB_PORT", Integer.toString(databasePort));
        settings.put("TARE_EVENT_LOOPS", "");
        settings.put("TARE_JVM_OPTIONS", String.join(" ", jvmOptions));
        settings.put("TARE_POOL_SIZE", Integer.toString(poolSize));
        settings.put("TARE_SERVER_THREADS", "");
        settings.put("TARE_TARGET_CPUS", targetCpus);
        settings.put("TARE_TRANSPORT", "");
        return settings;
    }
}
