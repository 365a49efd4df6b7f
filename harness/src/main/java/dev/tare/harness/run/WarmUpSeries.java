package dev.tare.harness.run;

import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.stats.Steadiness;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The windows of a warm-up so far, and whether it may end.
final class WarmUpSeries {

    private static final int FEWEST = 3;

    private final Recipe.WarmUp bounds;
    private final List<Double> rates = new ArrayList<>();

    WarmUpSeries(Recipe.WarmUp bounds) {
        this.bounds = bounds;
    }

    /// A window is over.
    void add(double requestsPerSecond) {
        rates.add(requestsPerSecond);
    }

    /// Whether no further window is needed, or none fits in.
    boolean isOver(Duration elapsed) {
        boolean fits = elapsed.plus(bounds.window()).compareTo(bounds.max()) <= 0;
        return !fits || isSteady() && elapsed.compareTo(bounds.min()) >= 0;
    }

    WarmUpOutcome outcome(String load, int fork, Duration elapsed) {
        return new WarmUpOutcome(
                load,
                fork,
                elapsed,
                isSteady(),
                steadiness()
                        .map(steadiness -> OptionalDouble.of(steadiness.drift()))
                        .orElse(OptionalDouble.empty()),
                List.copyOf(rates));
    }

    private boolean isSteady() {
        return rates.size() >= bounds.windows()
                && steadiness()
                        .filter(known -> known.state() == Steadiness.State.STEADY)
                        .isPresent();
    }

    /// Of the last windows; fewer than the recipe wants tell a drift, but not that it is over.
    private Optional<Steadiness> steadiness() {
        int from = Math.max(0, rates.size() - bounds.windows());
        double[] last =
                rates.subList(from, rates.size()).stream()
                        .mapToDouble(Double::doubleValue)
                        .toArray();
        return last.length < FEWEST
                ? Optional.empty()
                : Optional.of(Steadiness.of(bounds.tolerance(), last));
    }
}
