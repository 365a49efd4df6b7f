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
