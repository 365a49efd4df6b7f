package dev.tare.harness.run;

import dev.tare.harness.plan.Estimate;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.sample.JvmProbe;
import dev.tare.harness.sample.Meter;
import dev.tare.harness.sample.ProcFs;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.RunningTarget;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/// Brings targets up one after the other, so that each has its cores to itself while it starts, and
/// looks at them before their first load.
///
/// @param setting how
/// @param journal takes what is seen
record Fleet(Setting setting, Journal journal) {

    /// Starts targets and holds them against the contract.
    ///
    /// @param logs the folder of their logs
    /// @throws ProblemException if one does not start, or they are unequal
    List<LiveTarget> launch(List<RecipeTarget> entries, Path logs) throws InterruptedException {
        var live = new ArrayList<LiveTarget>();
        for (RecipeTarget entry : entries) {
            setting.progress().begins("starting " + entry.label());
            live.add(
                    setting.place(entry)
                            .map(place -> launch(entry, place, logs))
                            .orElseGet(() -> LiveTarget.foreign(entry)));
        }
        new EqualityCheck(setting, journal).check(live);
        live.forEach(this::look);
        return live;
    }

    /// Stops them.
    void stop(List<LiveTarget> targets) {
        targets.forEach(LiveTarget::release);
        setting.started()
                .stop(targets.stream().flatMap(target -> target.running().stream()).toList());
    }

    private LiveTarget launch(RecipeTarget entry, PlacedTarget place, Path logs) {
        var command = setting.hosting().command(place);
        Path log = logs.resolve(entry.label().replaceAll("[^A-Za-z0-9@_-]", "-") + ".log");
        RunningTarget running =
                setting.started().start(() -> RunningTarget.launch(place, command, log));
        running.awaitReady();
        journal.note(entry.label(), facts -> facts.started(running.startupTime()));
        setting.progress().done(entry.label() + " answers", Estimate.START);
        Optional<Meter> meter = setting.hosting().meter(running);
        if (meter.isEmpty()) {
            journal.note(entry.label(), facts -> facts.unseen(setting.hosting().unseen()));
        }
        Optional<JvmProbe> probe =
                place.variant().target().isJvm() && setting.hosting().showsJvms()
                        ? probe(entry, running)
                        : Optional.empty();
        return new LiveTarget(entry, place.url(), Optional.of(running), meter, probe);
    }

    private Optional<JvmProbe> probe(RecipeTarget entry, RunningTarget running) {
        try {
            return Optional.of(JvmProbe.attach(running.pid()));
        } catch (IOException refused) {
            journal.warn(
                    new Warning(
                            entry.label(),
                            "allocated bytes and collections are not known",
                            refused.getMessage(),
                            "run tare as the user who owns the JVM, without"
                                    + " -XX:+DisableAttachMechanism"));
            return Optional.empty();
        }
    }

    private void look(LiveTarget target) {
        List<Load> loads = setting.plan().recipe().loads();
        var first = new FirstAnswers(target.url());
        var answers = new LinkedHashMap<String, Long>();
        for (Load load : loads) {
            first.bytes(load.path()).ifPresent(bytes -> answers.put(load.id(), bytes));
        }
        var seen =
                new TargetFacts.Seen(
                        target.meter()
                                .map(meter -> OptionalLong.of(meter.residentBytes()))
                                .orElse(OptionalLong.empty()),
                        Map.copyOf(answers),
                        target.probe()
                                .flatMap(_ -> target.running())
                                .map(running -> Transport.of(new ProcFs(), running.pid())),
                        first.keepAliveLimit(loads));
        journal.note(target.label(), facts -> facts.seenIdle(seen));
    }
}
