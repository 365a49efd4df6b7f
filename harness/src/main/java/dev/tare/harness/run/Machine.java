package dev.tare.harness.run;

import java.util.Optional;

/// What a run ran on.
///
/// @param os the system's name, such as `Debian GNU/Linux 12 (bookworm)`
/// @param kernel such as `Linux 6.1.0`
/// @param architecture such as `amd64`
/// @param cpuModel what the processor calls itself, or `n/a` with the reason
/// @param cores how many the harness may use
/// @param memoryBytes all that there is, or the container's limit
/// @param governor how the clock frequency is set, if it can be read: `performance`, `powersave`
/// @param container what it runs in, if that can be seen: `docker`, `podman`, `kubernetes`
public record Machine(
        String os,
        String kernel,
        String architecture,
        String cpuModel,
        int cores,
        long memoryBytes,
        Optional<String> governor,
        Optional<String> container) {}
