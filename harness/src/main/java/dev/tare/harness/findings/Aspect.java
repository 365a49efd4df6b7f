package dev.tare.harness.findings;

import java.util.EnumSet;
import java.util.Set;

/// A side of a trial that a warning can take the verdict from, while others stand.
public enum Aspect {
    /// How many requests per second.
    RATE,
    /// How long answers took.
    LATENCY,
    /// What a request cost the target: CPU, allocation, context switches, memory.
    COST,
    /// How many bytes an answer has.
    SIZE;

    /// All of them: a trial whose every aspect is void is invalid.
    static final Set<Aspect> ALL = Set.copyOf(EnumSet.allOf(Aspect.class));
}
