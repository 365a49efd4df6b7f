package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.Requirements;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The targets in other languages, as far as this machine can build them.
final class Peers {

    private final Preparation preparation;
    private final List<TargetVariant> ready = new ArrayList<>();
    private final Map<String, String> skipped = new HashMap<>();
    private final Map<String, String> broken = new HashMap<>();

    /// Builds all that are stale and can be built.
    Peers(Path home, Preparation preparation) {
        this.preparation = preparation;
        all(home).forEach(this::prepare);
    }

    static List<Target> all(Path home) {
        return Catalogue.scan(home).targets().stream()
                .filter(target -> !target.needsOnlyJava())
                .toList();
    }

    /// Those that can be started.
    List<TargetVariant> ready() {
        return ready;
    }

    /// Skips a test whose peer this machine cannot build, and fails it if the peer's build failed.
    void require(String name) {
        assumeTrue(!skipped.containsKey(name), () -> skipped.get(name));
        assertThat(broken).doesNotContainKey(name);
    }

    private void prepare(Target target) {
        List<String> missing = missing(target);
        if (!missing.isEmpty()) {
            skipped.put(target.name(), String.join("; ", missing));
            return;
        }
        try {
            preparation.prepare(List.of(target.plain()));
            ready.add(target.plain());
        } catch (ProblemException failure) {
            BuildLog.ofMachine(failure.getMessage())
                    .ifPresentOrElse(
                            reason -> skipped.put(target.name(), target.name() + ": " + reason),
                            () -> broken.put(target.name(), failure.getMessage()));
        }
    }

    /// Its tools and, if it is not built but installed, its files that are not there.
    private static List<String> missing(Target target) {
        List<String> tools = Requirements.missingTools(target);
        return tools.isEmpty() && target.build().isEmpty()
                ? Requirements.missingFiles(target)
                : tools;
    }
}
