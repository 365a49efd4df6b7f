package dev.tare.harness.recipe;

import java.net.URI;
import java.time.Duration;
import java.util.List;

/// One thing that an option of a run changes in a recipe. The order here is the order in which
/// changes are applied, whatever the order of the options.
public sealed interface Change {

    /// `--targets A,B`: these instead of the recipe's; one that stands there twice gets two labels.
    ///
    /// @param names labels of the recipe's targets, or addresses of any
    record Targets(List<String> names) implements Change {}

    /// `--targets +A,+B`: these beside the recipe's; one that is there already gets a second label.
    ///
    /// @param names as those of [Targets]
    record MoreTargets(List<String> names) implements Change {}

    /// `--url NAME=URL`: a server of one's own beside them.
    record Url(String name, URI url) implements Change {}

    /// `--embedded`, or another tool instead of the recipe's.
    record By(Tool tool) implements Change {}

    /// `--rounds N`, 1 to 1000.
    record Rounds(int count) implements Change {}

    /// `--forks N`, 1 to 100.
    record Forks(int count) implements Change {}

    /// `--isolate`: one target up at a time.
    record Isolated() implements Change {}

    /// `--seed N`.
    record Seed(long seed) implements Change {}

    /// `--cpus auto`, `--cpus none` or `--cpus target=0,load=1`.
    record Placed(Cpus cpus) implements Change {}

    /// `--connections N` of every load.
    record Connections(int count) implements Change {}

    /// `--threads N` of every load whose tool has threads.
    record Threads(int count) implements Change {}

    /// `--duration T` of every trial, also of those that count requests.
    record Lasting(Duration duration) implements Change {}

    /// `--scale X`: the share of every trial and of the warm-up; nothing gets shorter than 1 s, or
    /// than one request for each connection. A warm-up with a bound of its own is not scaled.
    ///
    /// @param scale above 0, at most 100
    record Scaled(double scale) implements Change {}

    /// `--warm-up T`: the bound of each warm-up, whatever the scale.
    record WarmedUpFor(Duration bound) implements Change {}

    /// The option as a user writes it.
    default String option() {
        return switch (this) {
            case Targets(List<String> names) -> "--targets " + String.join(",", names);
            case MoreTargets(List<String> names) -> "--targets +" + String.join(",+", names);
            case Url(String name, URI url) -> "--url %s=%s".formatted(name, url);
            case By(Tool tool) -> tool == Tool.EMBEDDED ? "--embedded" : "--tool " + tool.text();
            case Rounds(int count) -> "--rounds " + count;
            case Forks(int count) -> "--forks " + count;
            case Isolated() -> "--isolate";
            case Seed(long seed) -> "--seed " + seed;
            case Placed(Cpus cpus) -> "--cpus " + cpus.text();
            case Connections(int count) -> "--connections " + count;
            case Threads(int count) -> "--threads " + count;
            case Lasting(Duration duration) -> "--duration %ss".formatted(duration.toSeconds());
            case Scaled(double scale) -> "--scale " + scale;
            case WarmedUpFor(Duration bound) -> "--warm-up %ss".formatted(bound.toSeconds());
        };
    }
}
