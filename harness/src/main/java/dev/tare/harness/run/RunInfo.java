package dev.tare.harness.run;

import com.fasterxml.jackson.annotation.JsonInclude;

import dev.tare.harness.container.Containers;
import dev.tare.harness.plan.Skipped;
import dev.tare.harness.recipe.Recipe;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All that is known of a run besides its trials: `run.json`.
///
/// Durations are ISO 8601 (`PT2.5S`), moments are UTC (`2026-01-31T12:00:00Z`), what is absent is
/// `null`. The file is written anew when something becomes known.
///
/// @param schemaVersion of `run.json` and `trials.jsonl`; see [#SCHEMA_VERSION]
/// @param recipe what was run, with the options applied; its seed is the run's
/// @param options the options that changed the recipe or the run, as typed
/// @param startedAt the begin of the run; of a resumed one, of its first part
/// @param machine what it ran on
/// @param javaVersion of the harness and, but for containers, of every JVM target, such as
///   `25.0.1+8-LTS (Temurin)`
/// @param jvmOptions the options of every JVM target, common ones and the recipe's
/// @param toolVersions of the load generators, by tool: `wrk` → `wrk 4.1.0`
/// @param commit what the sources were at, `+` at its end if they were changed; nothing where there
///   is no git
/// @param database where it is, without the password
/// @param plannedTrials how many trials a complete run has
/// @param poolSize connections that each target holds to the database
/// @param placement who ran on which processors
/// @param targets those that took part, in the recipe's order
/// @param skipped what the recipe asks for and could not be done
/// @param warnings what concerns all figures, or all of a target
/// @param containers what the targets and the database ran under; the key is there only if they
///   were containers
public record RunInfo(
        int schemaVersion,
        Recipe recipe,
        List<String> options,
        Instant startedAt,
        Machine machine,
        String javaVersion,
        List<String> jvmOptions,
        Map<String, String> toolVersions,
        Optional<String> commit,
        String database,
        int plannedTrials,
        int poolSize,
        Placement placement,
        List<TargetFacts> targets,
        List<Skipped> skipped,
        List<Warning> warnings,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Containers> containers) {

    /// The form of the records; a reader refuses any other.
    public static final int SCHEMA_VERSION = 1;

    /// The facts of a target.
    ///
    /// @param label one that took part
    public TargetFacts target(String label) {
        return targets.stream()
                .filter(facts -> facts.label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    /// The same with other facts and warnings.
    RunInfo with(List<TargetFacts> otherTargets, List<Warning> otherWarnings) {
        return new RunInfo(
                schemaVersion,
                recipe,
                options,
                startedAt,
                machine,
                javaVersion,
                jvmOptions,
                toolVersions,
                commit,
                database,
                plannedTrials,
                poolSize,
                placement,
                otherTargets,
                skipped,
                otherWarnings,
                containers);
    }

    /// The same as the next part of an earlier run: begun when that was, with what that knew.
    public RunInfo resuming(RunInfo earlier) {
        var known = new ArrayList<>(earlier.warnings);
        warnings.stream().filter(warning -> !known.contains(warning)).forEach(known::add);
        boolean isSame =
                machine.equals(earlier.machine)
                        && javaVersion.equals(earlier.javaVersion)
                        && commit.equals(earlier.commit)
                        && placement.equals(earlier.placement)
                        && containers.equals(earlier.containers);
        if (!isSame) {
            known.add(
                    Warning.ofRun(
                            "the run was resumed on another machine, JDK, commit, placement or"
                                    + " engine",
                            "something changed between its parts",
                            "run all of it again"));
        }
        return new RunInfo(
                schemaVersion,
                recipe,
                earlier.options,
                earlier.startedAt,
                machine,
                javaVersion,
                jvmOptions,
                toolVersions,
                commit,
                database,
                plannedTrials,
                poolSize,
                placement,
                targets.stream()
                        .map(facts -> facts.resuming(earlier.target(facts.label())))
                        .toList(),
                skipped,
                List.copyOf(known),
                containers);
    }
}
