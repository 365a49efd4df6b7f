package dev.tare.harness.plan;

import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeTarget;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/// Lays a recipe out into trials.
///
/// Each round visits every target under every load once. Its loads follow each other in an order of
/// their own, and so do the targets under each load: trials that are compared with each other stand
/// side by side, and none of them always comes first. No target has a block of trials to itself, so
/// that what changes on the machine over time hits all targets alike.
public final class Planner {

    private final Recipe recipe;
    private final Map<String, TargetState> states;
    private final Random random;
    private final List<Trial> trials = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();

    private Planner(Recipe recipe, Map<String, TargetState> states) {
        this.recipe = recipe;
        this.states = states;
        this.random = new Random(recipe.seed());
    }

    /// Makes the plan.
    ///
    /// The order is that of `Collections.shuffle` with a `java.util.Random` of the recipe's seed,
    /// whose algorithms the platform specifies: the loads of the first round, then the targets of
    /// each of these loads in turn, then the next round. The same recipe, targets and seed give the
    /// same plan on every machine.
    ///
    /// @param states what is known of the targets, by address; one that is not in it is unknown
    public static Plan plan(Recipe recipe, Map<String, TargetState> states) {
        return new Planner(recipe, states).plan();
    }

    private Plan plan() {
        List<RecipeTarget> targets = recipe.targets().stream().filter(this::canStart).toList();
        List<Pairing> pairings =
                recipe.loads().stream()
                        .map(load -> new Pairing(load, serving(targets, load)))
                        .toList();
        for (int fork = 1; fork <= recipe.forks(); fork++) {
            for (int round = 1; round <= recipe.rounds(); round++) {
                add(fork, round, pairings);
            }
        }
        return new Plan(
                recipe,
                targets,
                List.copyOf(trials),
                List.copyOf(skipped),
                Estimate.of(recipe, trials));
    }

    /// A load and the targets that serve it.
    private record Pairing(Load load, List<RecipeTarget> targets) {}

    private void add(int fork, int round, List<Pairing> pairings) {
        for (Pairing pairing : shuffled(pairings)) {
            for (RecipeTarget target : shuffled(pairing.targets())) {
                trials.add(new Trial(trials.size() + 1, fork, round, target, pairing.load()));
            }
        }
    }

    private boolean canStart(RecipeTarget target) {
        Optional<String> missing = state(target).missing();
        missing.ifPresent(
                reason -> skipped.add(new Skipped(target.label(), Optional.empty(), reason)));
        return missing.isEmpty();
    }

    private List<RecipeTarget> serving(List<RecipeTarget> targets, Load load) {
        return targets.stream().filter(target -> serves(target, load)).toList();
    }

    private boolean serves(RecipeTarget target, Load load) {
        Optional<String> against = state(target).reasonAgainst(load.path());
        against.ifPresent(
                reason -> skipped.add(new Skipped(target.label(), Optional.of(load.id()), reason)));
        return against.isEmpty();
    }

    private TargetState state(RecipeTarget target) {
        return target.url().isPresent()
                ? TargetState.READY
                : states.getOrDefault(
                        target.address(), TargetState.missing("there is no such target here"));
    }

    private <T> List<T> shuffled(List<T> items) {
        var shuffled = new ArrayList<>(items);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }
}
