package dev.tare.harness.run;

import dev.tare.harness.container.Containers;
import dev.tare.harness.container.Network;
import dev.tare.harness.load.Latency;
import dev.tare.harness.load.LoadErrors;
import dev.tare.harness.load.LoadResult;
import dev.tare.harness.plan.Skipped;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.Tool;
import dev.tare.harness.sample.JvmReading;
import dev.tare.harness.sample.ProcessUsage;
import dev.tare.harness.target.Deviation;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// Records with every component filled.
final class Examples {

    private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");

    private Examples() {}

    static RunInfo info(Recipe recipe) {
        return info(
                recipe,
                Optional.of(
                        new Containers("26.1.5", "2.26.1", Network.HOST, Optional.of("25.0.1"))));
    }

    static RunInfo info(Recipe recipe, Optional<Containers> containers) {
        return new RunInfo(
                RunInfo.SCHEMA_VERSION,
                recipe,
                List.of("--scale 0.5"),
                NOON,
                new Machine(
                        "Linux",
                        "6.1",
                        "amd64",
                        "a cpu",
                        2,
                        8L << 30,
                        Optional.of("performance"),
                        Optional.empty()),
                "25.0.1",
                List.of("-Xmx1g"),
                Map.of("wrk", "wrk 4.1.0"),
                Optional.of("abc"),
                "postgresql://tare@127.0.0.1:5432/tare",
                10,
                16,
                new Placement(
                        Optional.of(new CpuList("0")),
                        Optional.of(new CpuList("1")),
                        Optional.empty()),
                List.of(facts()),
                List.of(new Skipped("gin", Optional.empty(), "no go")),
                List.of(Warning.ofRun("load of 5 at the start", "others", "wait")),
                containers);
    }

    private static TargetFacts facts() {
        return new TargetFacts(
                "netty",
                "netty@nio",
                List.of("netty"),
                URI.create("http://127.0.0.1:8083"),
                Optional.of("java -jar netty.jar"),
                Map.of("TRANSPORT", "nio"),
                Map.of("Netty", "4.2"),
                List.of(Duration.ofMillis(700)),
                OptionalLong.of(8_000_000),
                OptionalLong.empty(),
                true,
                Optional.empty(),
                List.of(new Deviation("dates", "none", "cannot")),
                Map.of("ping", 130L),
                Optional.of("nio"),
                OptionalInt.of(100),
                List.of(
                        new WarmUpOutcome(
                                "ping",
                                1,
                                Duration.ofSeconds(9),
                                true,
                                OptionalDouble.of(0.01),
                                List.of(1.0, 2.0))));
    }

    static TrialResult trial(int number, TrialResult.State state) {
        return new TrialResult(
                number,
                1,
                1,
                "netty",
                "ping",
                state,
                state == TrialResult.State.DONE ? Optional.empty() : Optional.of("it\nbroke"),
                "wrk http://127.0.0.1:8083/ping",
                NOON,
                Duration.ofMillis(2010),
                Optional.of(load()),
                Optional.of(usage()),
                Optional.of(Duration.ofMillis(800)),
                Optional.empty(),
                OptionalDouble.of(0.01),
                OptionalDouble.empty());
    }

    private static LoadResult load() {
        var latency =
                new Latency(
                        10,
                        100,
                        OptionalDouble.of(5),
                        90,
                        110,
                        150,
                        300,
                        OptionalDouble.empty(),
                        1000);
        return new LoadResult(
                Tool.WRK,
                true,
                64,
                64,
                10_000,
                2.0,
                5000,
                1_300_000,
                OptionalLong.empty(),
                Optional.of(latency),
                true,
                Optional.of(latency),
                OptionalLong.of(0),
                LoadErrors.NONE,
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    private static ProcessUsage usage() {
        return new ProcessUsage(
                Duration.ofSeconds(2),
                Duration.ofMillis(1200),
                Duration.ofMillis(700),
                100 << 20,
                110 << 20,
                30,
                5000,
                100,
                Optional.of(new JvmReading(1 << 30, 3, Duration.ofMillis(12))));
    }
}
