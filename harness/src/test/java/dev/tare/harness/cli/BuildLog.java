package dev.tare.harness.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// What cargo, go and pip say when a build fails that the machine cannot do, whatever the sources.
final class BuildLog {

    private static final Map<String, Pattern> REASONS = new LinkedHashMap<>();

    static {
        REASONS.put(
                "its packages cannot be downloaded: there is no network here",
                Pattern.compile(
                        "(?i)could(n't| not) (resolve|connect)|no such host|connection refused"
                                + "|network is unreachable|failure in name resolution"
                                + "|failed to establish a new connection"
                                + "|i/o timeout|timed out|timeout was reached"));
        REASONS.put(
                "its toolchain is too old",
                Pattern.compile(
                        "requires go >=|invalid go version|edition2024|requires rustc"
                                + "|requires a different Python"));
        REASONS.put(
                "python3 has no venv: install python3-venv",
                Pattern.compile("ensurepip is not\\s+available|No module named '?venv"));
    }

    private BuildLog() {}

    /// Why the machine cannot do the build, if that is why it failed.
    static Optional<String> ofMachine(String log) {
        return REASONS.entrySet().stream()
                .filter(reason -> reason.getValue().matcher(log).find())
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
