package dev.tare.harness.report;

import dev.tare.harness.findings.Experiment;
import dev.tare.harness.findings.TrialExample;
import dev.tare.harness.load.LoadErrors;
import dev.tare.harness.recipe.Figure;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TrialResult.State;
import dev.tare.harness.run.Warning;
import dev.tare.harness.target.Deviation;

import java.util.Map;

/// A run in which all happens that a report has to tell: drift, a target without a JVM, one that
/// died, errors, a load generator at its limit, a declared deviation, an article, a target that is
/// missing.
final class SampleRun {

    private static final LoadErrors ERRORS = new LoadErrors(0, 12, 0, 0, 3, 0, 0);

    private SampleRun() {}

    static RunResult result() {
        var experiment =
                new Experiment("jdk-http", "netty", "spring-mvc", "gin", "own")
                        .under(Experiment.wrk("ping", "/ping"))
                        .under(Experiment.ab("hello", "/", false))
                        .declaring(
                                "spring-mvc",
                                new Deviation(
                                        "answer-length",
                                        "two bytes less, the status line has no OK",
                                        "Tomcat leaves it out"),
                                Map.of("ping", 138L, "hello", 141L))
                        .foreign("own")
                        .stacked("netty", "netty")
                        .stacked("spring-mvc", "netty", "servlet", "spring-mvc")
                        .without("axum", "cargo is missing: install Rust")
                        .warned(
                                Warning.ofRun(
                                        "load average of 5.1 at the start",
                                        "something else runs here",
                                        "stop it and run again"))
                        .warned(
                                new Warning(
                                        "netty",
                                        "allocated bytes and collections are not known",
                                        "it refuses to be looked at",
                                        "run tare as the user who owns the JVM"))
                        .published("hello", "jdk-http", Map.of(Figure.REQUESTS_PER_SECOND, 5000.0))
                        .published(
                                "hello",
                                "gin",
                                Map.of(
                                        Figure.REQUESTS_PER_SECOND,
                                        14_900.02,
                                        Figure.MEAN_MILLIS,
                                        1.342));
        for (int round = 1; round <= 5; round++) {
            ping(experiment, round);
            hello(experiment, round);
        }
        return experiment.run();
    }

    /// Two targets, one upon the other.
    static RunResult small() {
        var experiment =
                new Experiment("netty", "vertx")
                        .under(Experiment.wrk("ping", "/ping"))
                        .stacked("netty", "netty")
                        .stacked("vertx", "netty", "vertx-core");
        for (int round = 1; round <= 3; round++) {
            double drift = 1 + 0.03 * round;
            experiment
                    .trial(trial("netty", "ping", round).cpu(9 * drift, 5).loadCores(0.97))
                    .trial(trial("vertx", "ping", round).cpu(12, 5 * drift).allocated(6_500));
        }
        return experiment.run();
    }

    private static void ping(Experiment experiment, int round) {
        double drift = 1 + 0.03 * round;
        double noise = 1 + 0.01 * (round % 3 - 1);
        TrialExample gin = trial("gin", "ping", round).noJvm().rate(41_000 * noise);
        experiment
                .trial(trial("jdk-http", "ping", round).cpu(32 * drift, 10).rate(21_000 / drift))
                .trial(
                        trial("netty", "ping", round)
                                .cpu(9 * drift * noise, 5)
                                .allocated(1_234.5)
                                .rate(52_345 * noise)
                                .loadCores(0.97))
                .trial(trial("spring-mvc", "ping", round).cpu(33 * drift, 10).bytes(138))
                .trial(
                        round == 2
                                ? gin.cpu(12, 6).errors(ERRORS)
                                : gin.cpu(12 * drift, 6).mean(round == 3 ? 0.8 : 1))
                .trial(trial("own", "ping", round).notSampled().rate(1_234.5 * noise));
    }

    private static void hello(Experiment experiment, int round) {
        double noise = 1 + 0.01 * (round % 3 - 1);
        experiment
                .trial(trial("jdk-http", "hello", round).rate(9_000).cpu(90, 30))
                .trial(
                        trial("netty", "hello", round)
                                .ended(State.FAILED, "netty ended with status 137\nKilled"))
                .trial(trial("spring-mvc", "hello", round).rate(9_000 * noise).bytes(141))
                .trial(trial("gin", "hello", round).noJvm().rate(14_000 * noise).cpu(40, 22))
                .trial(trial("own", "hello", round).notSampled().rate(6_000).bytes(2_000));
    }

    private static TrialExample trial(String target, String load, int round) {
        return TrialExample.of(target, load, round);
    }
}
