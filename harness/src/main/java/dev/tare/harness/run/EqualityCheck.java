package dev.tare.harness.run;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Mismatch;
import dev.tare.harness.verify.Outcome;
import dev.tare.harness.verify.Progress;
import dev.tare.harness.verify.Subject;
import dev.tare.harness.verify.Timing;
import dev.tare.harness.verify.Verification;
import dev.tare.harness.verify.Verifier;
import dev.tare.harness.verify.checks.Checks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Holds the servers of a run against the contract and each other, in the short form: figures of
/// servers that do not do the same say nothing.
///
/// @param setting of the run
/// @param journal takes warnings
record EqualityCheck(Setting setting, Journal journal) {

    /// @throws ProblemException if they are unequal, unless the user wants that
    void check(List<LiveTarget> targets) throws InterruptedException {
        setting.progress().begins("checking answers");
        var verifier = new Verifier(Checks.SHORT, Timing.CONTRACT, Progress.SILENT);
        List<String> mismatches =
                mismatches(verifier.verify(targets.stream().map(this::subject).toList()));
        if (mismatches.isEmpty()) {
            return;
        }
        if (!setting.isUnverified()) {
            var lines = new ArrayList<>(mismatches);
            lines.add("unequal servers are not compared; --unverified does it all the same");
            throw ProblemException.all(lines.stream().map(ProblemException::failed).toList());
        }
        mismatches.forEach(line ->
                journal.warn(
                        Warning.ofRun(
                                "the servers are not equal: " + line,
                                "--unverified was given",
                                "make them equal: tare verify shows all of it")));
    }

    private static List<String> mismatches(Verification verification) {
        var lines = new ArrayList<String>();
        verification
                .results()
                .forEach(result -> {
                    if (result.outcome() instanceof Outcome.Failed(List<Mismatch> mismatches)) {
                        mismatches.forEach(mismatch -> lines.add(line(mismatch)));
                    }
                });
        return lines;
    }

    private static String line(Mismatch mismatch) {
        return "%s, %s: expected %s, got %s"
                .formatted(
                        mismatch.subject(), mismatch.check(), mismatch.expected(), mismatch.got());
    }

    private Subject subject(LiveTarget target) {
        return setting.place(target.entry())
                .map(place -> Subject.of(target.label(), place))
                .orElseGet(() -> foreign(target));
    }

    /// Of a foreign server only what the loads ask for matters.
    private Subject foreign(LiveTarget target) {
        var unasked = new HashSet<>(Endpoint.PATHS);
        setting.plan().recipe().loads().forEach(load -> unasked.remove(endpoint(load)));
        return Subject.foreign(target.label(), target.url(), unasked);
    }

    private static String endpoint(Load load) {
        String path = load.path().replaceFirst("\\?.*", "");
        return path.matches("/db/users/[^/]+") ? Endpoint.DB_USER : path;
    }
}
