package dev.tare.harness.run;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

/// How a target was warmed up under a load.
///
/// @param load the load's id
/// @param fork which set of fresh processes, from 1
/// @param length how long the target was under load
/// @param steady whether the target was steady at its end; otherwise the bound came first
/// @param drift the change over the last windows as a share of their mean; nothing if there were
///   too few windows to tell
/// @param windowsRequestsPerSecond the rate in each window, in the order of time
public record WarmUpOutcome(
        String load,
        int fork,
        Duration length,
        boolean steady,
        OptionalDouble drift,
        List<Double> windowsRequestsPerSecond) {}
