package dev.tare.harness.cli;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.Started;
import dev.tare.harness.report.VerificationText;
import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Requirements;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;
import dev.tare.harness.verify.Subject;
import dev.tare.harness.verify.Verification;
import dev.tare.harness.verify.checks.Checks;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/// `tare verify`: holds servers against the contract.
@Command(
        name = "verify",
        description = "Hold targets, or any server, against the contract and against each other.")
public final class VerifyCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "TARGET|URL",
            arity = "0..*",
            description = {
                "What to verify, as NAME, NAME@VARIANT or http://host:port",
                "(default: all targets that need only a JDK).",
                "A target that is up is used; others are started for it."
            })
    private List<String> arguments = List.of();

    @Option(names = "--all-variants", description = "With each target also all its variants.")
    private boolean withVariants;

    @Option(names = "--short", description = "Only the checks that take no time.")
    private boolean isShort;

    @Option(
            names = "--timings",
            description = "Show start-up times and idle memory of what is started.")
    private boolean showsTimings;

    @Option(
            names = "--not-offered",
            paramLabel = "PATH",
            description = "An endpoint that the server at the URL does not have; repeatable.")
    private List<String> notOffered = List.of();

    @Mixin private PortBase portBase;
    @Mixin private DatabaseOptions database;
    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        Home home = Home.find();
        database.check();
        var there = new ArrayList<>(servers());
        var toStart = new ArrayList<TargetVariant>();
        for (TargetVariant variant : variants(Catalogue.scan(home.folder()))) {
            var placed = new PlacedTarget(variant, variant.target().port(portBase.get()));
            if (Subjects.isRunning(placed)) {
                there.add(Subjects.of(placed));
            } else {
                toStart.add(variant);
            }
        }
        PrintWriter err = spec.commandLine().getErr();
        try (var started = new Started(line -> err.println("tare: " + line))) {
            new Preparation(started, home.logs("build"), err).prepare(toStart);
            var checks = isShort ? Checks.SHORT : Checks.FULL;
            var batches = new Batches(home, started, database, checks, err);
            return print(batches.verify(there, toStart), batches).code();
        }
    }

    private List<Subject> servers() {
        List<Subject> servers =
                arguments.stream()
                        .filter(Subjects::isUrl)
                        .map(url -> Subjects.of(url, notOffered))
                        .toList();
        if (servers.isEmpty() && !notOffered.isEmpty()) {
            throw ProblemException.badUsage(
                    "--not-offered is for a URL; a target's own gaps stand in its target.yaml");
        }
        return servers;
    }

    /// The targets that are named, or the usual ones if nothing is; with their variants if wanted,
    /// but for those that this machine cannot run.
    private List<TargetVariant> variants(Catalogue catalogue) {
        List<String> addresses =
                arguments.stream().filter(argument -> !Subjects.isUrl(argument)).toList();
        List<TargetVariant> named =
                arguments.isEmpty()
                        ? catalogue.usual().stream().map(Target::plain).toList()
                        : catalogue.find(addresses);
        if (!withVariants) {
            return named;
        }
        return Stream.concat(
                        named.stream(),
                        named.stream().flatMap(each -> each.target().allVariants().stream()))
                .distinct()
                .filter(this::isPossible)
                .toList();
    }

    private boolean isPossible(TargetVariant variant) {
        List<String> reasons = Requirements.missingNeeds(variant);
        reasons.forEach(reason -> spec.commandLine().getErr().println("left out, " + reason));
        return reasons.isEmpty();
    }

    private ExitStatus print(Verification verification, Batches batches) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(new VerificationText(Terminal.hasColours()).of(verification));
        if (showsTimings) {
            out.println();
            batches.timings().lines().forEach(out::println);
        }
        out.flush();
        return verification.passed() ? ExitStatus.DONE : ExitStatus.FAILED;
    }
}
