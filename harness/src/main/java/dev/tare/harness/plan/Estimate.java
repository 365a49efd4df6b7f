package dev.tare.harness.plan;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Figure;
import dev.tare.harness.recipe.Recipe;

import java.time.Duration;
import java.util.List;

/// How long a run takes at most: every warm-up is taken at its bound.
///
/// @param startUp until all targets are up and were checked
/// @param warmUp until all of them are warm
/// @param trials the rounds, with the pauses between the trials
public record Estimate(Duration startUp, Duration warmUp, Duration trials) {

    /// A target's start and the short check of its answers, on two cores.
    public static final Duration START = Duration.ofSeconds(5);

    /// The load generator's own start and the pause until target and sockets are quiet.
    private static final Duration PAUSE = Duration.ofMillis(300);

    /// For a number of requests that nobody has published a rate of.
    private static final double ASSUMED_REQUESTS_PER_SECOND = 5000;

    /// All of it.
    public Duration total() {
        return startUp.plus(warmUp).plus(trials);
    }

    static Estimate of(Recipe recipe, List<Trial> trials) {
        long starts =
                recipe.isolated()
                        ? trials.size()
                        : recipe.forks() * trials.stream().map(Trial::target).distinct().count();
        long warmUps =
                trials.stream().filter(trial -> recipe.isolated() || trial.round() == 1).count();
        return new Estimate(
                START.multipliedBy(starts),
                warmUp(recipe, warmUps),
                trials.stream()
                        .map(trial -> length(recipe, trial).plus(PAUSE))
                        .reduce(Duration.ZERO, Duration::plus));
    }

    /// Several are refreshed; one is measured at once.
    private static Duration warmUp(Recipe recipe, long times) {
        boolean rests = !recipe.isolated() && times > recipe.forks();
        Duration refresh = rests ? recipe.warmUp().refresh() : Duration.ZERO;
        return recipe.warmUp().max().plus(refresh).multipliedBy(times);
    }

    /// How long a trial's load takes, as far as can be said beforehand.
    public static Duration length(Recipe recipe, Trial trial) {
        return switch (trial.load().extent()) {
            case Extent.Lasting(Duration duration) -> duration;
            case Extent.Requests(long count) ->
                    Duration.ofMillis(Math.round(1000 * count / rate(recipe, trial)));
        };
    }

    private static double rate(Recipe recipe, Trial trial) {
        return recipe.published(trial.target(), trial.load())
                .map(published -> published.figures().get(Figure.REQUESTS_PER_SECOND))
                .filter(rate -> rate > 0)
                .orElse(ASSUMED_REQUESTS_PER_SECOND);
    }
}
