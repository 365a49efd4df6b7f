package dev.tare.harness.container;

import java.util.List;
import java.util.Locale;

/// How containers are reached.
public enum Network {
    /// They share this machine's network; only Linux has that.
    HOST("docker-compose.yml", "docker-compose.host.yml"),
    /// A network of their own, with published ports.
    BRIDGE("docker-compose.yml");

    private final List<String> files;

    Network(String... files) {
        this.files = List.of(files);
    }

    /// The one without a detour, where there is one.
    public static Network best() {
        return System.getProperty("os.name").equals("Linux") ? HOST : BRIDGE;
    }

    /// The compose files that make it.
    List<String> files() {
        return files;
    }

    /// As the command line has it.
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
