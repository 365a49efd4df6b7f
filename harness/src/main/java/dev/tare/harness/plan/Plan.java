package dev.tare.harness.plan;

import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeTarget;

import java.util.List;

/// What a run does, in order.
///
/// @param recipe what it is made from
/// @param targets those of the recipe that take part, in its order
/// @param trials in the order in which they are run
/// @param skipped what the recipe asks for and cannot be done
/// @param estimate how long it takes at most
public record Plan(
        Recipe recipe,
        List<RecipeTarget> targets,
        List<Trial> trials,
        List<Skipped> skipped,
        Estimate estimate) {}
