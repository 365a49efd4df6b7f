package dev.tare.harness.findings;

import dev.tare.harness.run.Warning;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// A warning about a trial's figures, with what it takes the verdict from.
///
/// @param id what kind it is, such as `littles-law`; doubts of one kind are told together
/// @param warning what was seen, its likely cause, what to do
/// @param voids the aspects that get no verdict because of it; none of them if it is a remark
public record Doubt(String id, Warning warning, Set<Aspect> voids) {

    /// Keeps the aspects in one order, so that results are the same at every run.
    public Doubt {
        var ordered = EnumSet.noneOf(Aspect.class);
        ordered.addAll(voids);
        voids = Collections.unmodifiableSet(ordered);
    }

    /// Whether it makes the trial invalid as a whole.
    public boolean invalidates() {
        return voids.containsAll(Aspect.ALL);
    }

    /// Whether a reader of a figure of that side has to know it.
    public boolean qualifies(Aspect aspect) {
        return voids.contains(aspect)
                || voids.isEmpty() && (aspect == Aspect.RATE || aspect == Aspect.LATENCY);
    }
}
