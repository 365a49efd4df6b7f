package dev.tare.harness.recipe;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/// What the options of a run change in a recipe.
///
/// @param changes in any order
public record Overrides(List<Change> changes) {

    private static final List<Class<?>> ORDER = List.of(Change.class.getPermittedSubclasses());

    /// The recipe with the changes applied; the given one stays as it is.
    ///
    /// @throws InvalidRecipeException with a line for each option that cannot be applied
    public Recipe applyTo(Recipe recipe) {
        var draft = new Draft(recipe);
        changes.stream()
                .sorted(Comparator.comparingInt(change -> ORDER.indexOf(change.getClass())))
                .forEach(draft::apply);
        return draft.recipe(options());
    }

    private String options() {
        return changes.stream().map(Change::option).collect(Collectors.joining(" "));
    }
}
