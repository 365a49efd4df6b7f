package dev.tare.harness.cli;

import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.process.Started;
import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Ports;
import dev.tare.harness.target.RunningTarget;
import dev.tare.harness.target.Starter;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;

/// `tare up`: brings targets up on their ports, and stays until it is told to stop.
@Command(name = "up", description = "Start the database and targets, and stay until Ctrl-C.")
public final class UpCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "TARGET",
            arity = "0..*",
            description = {
                "What to start, as NAME or NAME@VARIANT; see tare list",
                "(default: all that need only a JDK)."
            })
    private List<String> addresses = List.of();

    @Mixin private PortBase portBase;
    @Mixin private DatabaseOptions database;
    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        Home home = Home.find();
        database.check();
        List<PlacedTarget> placed = place(Catalogue.scan(home.folder()));
        PrintWriter err = spec.commandLine().getErr();
        try (var started = new Started(line -> err.println("tare: " + line))) {
            started.start(() -> UpLock.take(home.scratch(), portBase.get()));
            List<TargetVariant> variants = placed.stream().map(PlacedTarget::variant).toList();
            new Preparation(started, home.logs("build"), err).prepare(variants);
            Ports.requireFree(placed);
            List<RunningTarget> running = start(home, started, placed);
            new UpReport(running).print(spec.commandLine().getOut());
            err.println("Ctrl-C stops them.");
            return stay(started, running, err).code();
        }
    }

    private List<PlacedTarget> place(Catalogue catalogue) {
        List<TargetVariant> chosen =
                addresses.isEmpty()
                        ? catalogue.usual().stream().map(Target::plain).toList()
                        : catalogue.find(addresses);
        return Ports.fixed(chosen, portBase.get());
    }

    private List<RunningTarget> start(Home home, Started started, List<PlacedTarget> placed) {
        PrintWriter err = spec.commandLine().getErr();
        try (var steps = Steps.of("starting", placed.size() + 1, err)) {
            RunningDatabase running = started.start(() -> database.open(home, placed.size()));
            steps.done(running.address().toString());
            var starter =
                    new Starter(
                            started,
                            database.environment(running),
                            home.logs("up-" + portBase.get()));
            return starter.start(placed, target -> steps.done(readiness(target)));
        }
    }

    private static String readiness(RunningTarget target) {
        return "%s answers after %s"
                .formatted(target.placed().address(), Units.seconds(target.startupTime()));
    }

    /// Stays until a signal ends the process, or until no target is left.
    private static ExitStatus stay(Started started, List<RunningTarget> running, PrintWriter err) {
        CompletableFuture<?>[] ends =
                running.stream()
                        .map(target -> target.onExit().thenRun(() -> mourn(started, target, err)))
                        .toArray(CompletableFuture<?>[]::new);
        CompletableFuture.allOf(ends).join();
        return ExitStatus.FAILED;
    }

    private static void mourn(Started started, RunningTarget target, PrintWriter err) {
        if (!started.isClosing()) {
            err.println("tare: " + target.obituary());
        }
    }
}
