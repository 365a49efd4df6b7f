package dev.tare.harness.recipe;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// One experiment: which targets are put under which loads, how often, and what was published.
///
/// @param name the file's name without its ending
/// @param title what a report is headed with
/// @param source the article that the recipe repeats, if it repeats one
/// @param notes what a reader of the report should know, in sentences
/// @param targets at least one, each with a label of its own
/// @param loads at least one, each with an id of its own
/// @param rounds how often each target is put under each load, at least 1
/// @param forks how often that is done with fresh processes, at least 1
/// @param isolated whether only the target of the trial is up
/// @param seed what the order of the trials is drawn from
/// @param cpus where target, load generator and database run
/// @param database whether a load needs the database
/// @param jvmOptions options that every JVM target is started with, besides its own
/// @param warmUp when a target counts as warm
/// @param published the figures of the article
public record Recipe(
        String name,
        String title,
        Optional<Source> source,
        List<String> notes,
        List<RecipeTarget> targets,
        List<Load> loads,
        int rounds,
        int forks,
        boolean isolated,
        long seed,
        Cpus cpus,
        boolean database,
        List<String> jvmOptions,
        WarmUp warmUp,
        List<Published> published) {

    static final int MAX_ROUNDS = 1000;
    static final int MAX_FORKS = 100;

    /// The target that the others are compared with: the one of that role, or else the first.
    public RecipeTarget baseline() {
        return targets.stream()
                .filter(RecipeTarget::baseline)
                .findFirst()
                .orElseGet(targets::getFirst);
    }

    /// What was published of a target under a load.
    public Optional<Published> published(RecipeTarget target, Load load) {
        return published.stream()
                .filter(figures -> figures.load().equals(Optional.of(load.id())))
                .filter(figures -> figures.target().equals(Optional.of(target.address())))
                .findFirst();
    }

    /// Where an experiment was written about.
    ///
    /// @param text what it was, in a sentence
    /// @param published year and month, such as `2022-06`
    /// @param machine what it ran on
    /// @param tool what it was loaded with
    /// @param claim what it concluded
    public record Source(
            String text,
            Optional<String> published,
            Optional<String> machine,
            Optional<String> tool,
            Optional<String> claim) {}

    /// When a target counts as warm: once its throughput over the last windows is steady.
    ///
    /// @param window the length of a window
    /// @param windows how many windows are looked at together, at least 3
    /// @param tolerance the drift over them that does not matter, as a share of their mean
    /// @param min the shortest warm-up
    /// @param max the bound at which a target that is not steady is measured all the same
    public record WarmUp(
            Duration window, int windows, double tolerance, Duration min, Duration max) {

        /// What holds where a recipe says nothing: eight windows of 1 s that drift by less than 8
        /// %, within 30 s. Throughput that repeats to 3 % a second passes that, and a tolerance
        /// much tighter would mostly find its noise.
        public static final WarmUp DEFAULT =
                new WarmUp(
                        Duration.ofSeconds(1),
                        8,
                        0.08,
                        Duration.ofSeconds(8),
                        Duration.ofSeconds(30));

        /// The share of it, not under 1 s; the windows stay as long as they are.
        ///
        /// @param scale above 0
        WarmUp scaled(double scale) {
            return new WarmUp(
                    window,
                    windows,
                    tolerance,
                    Durations.scaled(min, scale),
                    Durations.scaled(max, scale));
        }

        /// The same with another bound, which may be too short for a target to count as warm.
        WarmUp within(Duration bound) {
            return new WarmUp(
                    window, windows, tolerance, min.compareTo(bound) < 0 ? min : bound, bound);
        }

        /// How long a target is loaded once more before the first round, after it has rested.
        public Duration refresh() {
            Duration two = window.multipliedBy(2);
            return two.compareTo(max) < 0 ? two : max;
        }

        /// What cannot be in it.
        ///
        /// @return a sentence for each, or nothing
        public List<String> problems() {
            Duration span = window.multipliedBy(windows);
            return span.compareTo(max) > 0 || min.compareTo(max) > 0
                    ? List.of(
                            "max (%s s) must be at least min (%s s) and windows × window (%s s)"
                                    .formatted(max.toSeconds(), min.toSeconds(), span.toSeconds()))
                    : List.of();
        }
    }
}
