package dev.tare.harness.findings;

import dev.tare.harness.run.TargetFacts;
import dev.tare.harness.run.WarmUpOutcome;
import dev.tare.harness.target.Deviation;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// What is known of the targets of an [Experiment].
final class FactsExample {

    private FactsExample() {}

    static TargetFacts of(String label) {
        return new TargetFacts(
                label,
                label,
                List.of(label),
                URI.create("http://127.0.0.1:21900"),
                Optional.of("java -jar target.jar"),
                Map.of(),
                Map.of("JDK", "25"),
                List.of(Duration.ofMillis(800), Duration.ofMillis(1000)),
                OptionalLong.of(8 << 20),
                OptionalLong.of(60 << 20),
                true,
                Optional.empty(),
                List.of(),
                Map.of(),
                Optional.empty(),
                OptionalInt.empty(),
                List.of());
    }

    /// The same with other layers, deviations, sizes and warm-ups.
    static TargetFacts with(
            TargetFacts old,
            List<String> stack,
            List<Deviation> deviations,
            Map<String, Long> answerBytes,
            List<WarmUpOutcome> warmUps) {
        return new TargetFacts(
                old.label(),
                old.address(),
                stack,
                old.url(),
                old.command(),
                old.environment(),
                old.versions(),
                old.startupTimes(),
                old.packageBytes(),
                old.idleResidentBytes(),
                old.jvm(),
                old.notSampled(),
                deviations,
                answerBytes,
                old.transport(),
                old.keepAliveLimit(),
                warmUps);
    }

    /// A server of one's own, of which little is known.
    static TargetFacts foreign(TargetFacts old) {
        return new TargetFacts(
                old.label(),
                old.address(),
                List.of(),
                old.url(),
                Optional.empty(),
                Map.of(),
                Map.of(),
                List.of(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                false,
                Optional.of("a server of one's own is not seen"),
                List.of(),
                Map.of(),
                Optional.empty(),
                OptionalInt.empty(),
                List.of());
    }
}
