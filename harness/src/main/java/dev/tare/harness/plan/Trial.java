package dev.tare.harness.plan;

import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.RecipeTarget;

import java.util.Locale;

/// One target under one load, once.
///
/// @param number its place in the order, from 1
/// @param fork which set of fresh processes it belongs to, from 1
/// @param round the round within the fork, from 1
/// @param target what is loaded
/// @param load how
public record Trial(int number, int fork, int round, RecipeTarget target, Load load) {

    /// A name for files and messages: `017-netty-ping`.
    public String name() {
        String label = target.label().replaceAll("[^A-Za-z0-9_-]", "-");
        return String.format(Locale.ROOT, "%03d-%s-%s", number, label, load.id());
    }
}
