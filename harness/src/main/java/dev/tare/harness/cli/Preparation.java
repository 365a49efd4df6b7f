package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.Started;
import dev.tare.harness.target.Builder;
import dev.tare.harness.target.Requirements;
import dev.tare.harness.target.Staleness;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Makes sure that targets can be started: their tools are there, and they are built.
///
/// @param logs the folder of the builds' logs
record Preparation(Started started, Path logs, PrintWriter err) {

    /// Builds what is stale.
    ///
    /// @throws ProblemException with everything that is missing
    void prepare(List<TargetVariant> variants) {
        var problems = new ArrayList<String>();
        variants.forEach(variant -> problems.addAll(Requirements.missingNeeds(variant)));
        List<Target> targets = variants.stream().map(TargetVariant::target).distinct().toList();
        targets.forEach(target -> problems.addAll(Requirements.missingTools(target)));
        require(problems);
        targets.stream().filter(Staleness::isStale).forEach(this::build);
        targets.forEach(target -> problems.addAll(Requirements.missingFiles(target)));
        require(problems);
    }

    /// Builds what is stale, one target after the other, whatever becomes of the others.
    ///
    /// @return by the target's name, why it cannot be started
    Map<String, String> attempt(List<TargetVariant> variants) {
        var failures = new TreeMap<String, String>();
        variants.stream()
                .map(TargetVariant::target)
                .distinct()
                .forEach(target -> {
                    List<String> lacks = attempt(target);
                    if (!lacks.isEmpty()) {
                        failures.put(target.name(), String.join("; ", lacks));
                    }
                });
        return failures;
    }

    private List<String> attempt(Target target) {
        try {
            if (Staleness.isStale(target)) {
                build(target);
            }
            return Requirements.missingFiles(target);
        } catch (ProblemException failed) {
            return failed.lines();
        }
    }

    private void build(Target target) {
        err.println("building " + target.name());
        new Builder(started, logs).build(target);
    }

    private static void require(List<String> problems) {
        if (!problems.isEmpty()) {
            throw ProblemException.missing(problems);
        }
    }
}
