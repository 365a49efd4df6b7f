package dev.tare.harness.run;

import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.sample.JvmProbe;
import dev.tare.harness.sample.Meter;
import dev.tare.harness.sample.ProcessUsage;
import dev.tare.harness.sample.Sampler;
import dev.tare.harness.target.RunningTarget;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/// A target that is up, or was until it died; ours, or a foreign server.
///
/// @param entry how the recipe enters it
/// @param url where it listens
/// @param running its process; nothing of a foreign server
/// @param meter reads what it uses, where that can be had
/// @param probe reads the JVM, if it is one
record LiveTarget(
        RecipeTarget entry,
        URI url,
        Optional<RunningTarget> running,
        Optional<Meter> meter,
        Optional<JvmProbe> probe) {

    static LiveTarget foreign(RecipeTarget entry) {
        return new LiveTarget(
                entry,
                entry.url().orElseThrow(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    String label() {
        return entry.label();
    }

    /// Whether it is there, as far as can be seen.
    boolean isAlive() {
        return running.map(RunningTarget::isAlive).orElse(true);
    }

    /// What is to be said of its death; nothing if it is alive.
    Optional<String> obituary() {
        return running.filter(target -> !target.isAlive()).map(RunningTarget::obituary);
    }

    /// Has something done when it dies.
    void onDeath(Runnable action) {
        running.ifPresent(target -> target.onExit().thenRun(action));
    }

    /// Follows it from now on.
    ///
    /// @return ends it and gives what was used
    Optional<Sampler> sampler() {
        return meter.map(from -> Sampler.start(from, probe));
    }

    /// What a sampler saw, if the process was there to its end.
    Optional<ProcessUsage> usage(Optional<Sampler> sampler) {
        return sampler.map(Sampler::stop);
    }

    /// Stops reading it; its process is somebody else's to stop.
    void release() {
        for (JvmProbe open : probe.map(List::of).orElse(List.of())) {
            try {
                open.close();
            } catch (IOException jvmIsGone) {
                // then there is nothing to close
            }
        }
    }
}
