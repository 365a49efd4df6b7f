package dev.tare.harness.cli;

import dev.tare.harness.plan.TargetState;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.FreePorts;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The targets of a recipe as they are in the catalogue.
///
/// @param catalogue what there is
/// @param recipe what is asked for
/// @param premises where they are to run
record Participants(Catalogue catalogue, Recipe recipe, Premises premises) {

    /// Refuses names that the user mistyped; a target of a recipe may be absent, one that the user
    /// asks for may not.
    ///
    /// @param named what stands after `--targets`
    /// @param original the recipe without options
    void refuseUnknown(List<String> named, Recipe original) {
        catalogue.find(
                named.stream()
                        .filter(name ->
                                original.targets().stream()
                                        .noneMatch(target ->
                                                target.label().equals(name)
                                                        || target.address().equals(name)))
                        .toList());
    }

    /// Those that can be built and started as far as their tools go.
    List<TargetVariant> startable() {
        return recipe.targets().stream()
                .flatMap(target -> variant(target).stream())
                .filter(variant -> premises.lacks(variant).isEmpty())
                .distinct()
                .toList();
    }

    /// What is known of each, by address. What can be built counts as built.
    ///
    /// @param unbuilt why targets could not be built, by name
    Map<String, TargetState> states(Map<String, String> unbuilt) {
        var states = new HashMap<String, TargetState>();
        for (RecipeTarget target : recipe.targets()) {
            if (target.url().isEmpty()) {
                states.put(target.address(), state(target, unbuilt));
            }
        }
        return states;
    }

    /// A port for each target that takes part, by label; the same target twice has two.
    Map<String, PlacedTarget> place(List<RecipeTarget> targets) {
        List<RecipeTarget> own = targets.stream().filter(target -> target.url().isEmpty()).toList();
        Iterator<Integer> ports = FreePorts.several(own.size()).iterator();
        var places = new LinkedHashMap<String, PlacedTarget>();
        own.forEach(target ->
                places.put(
                        target.label(),
                        new PlacedTarget(variant(target).orElseThrow(), ports.next())));
        return places;
    }

    private TargetState state(RecipeTarget target, Map<String, String> unbuilt) {
        try {
            TargetVariant variant = catalogue.find(List.of(target.address())).getFirst();
            var lacks = new ArrayList<>(premises.lacks(variant));
            if (lacks.isEmpty()) {
                lacks.addAll(premises.unbuilt(variant.target()));
            }
            Optional.ofNullable(unbuilt.get(variant.target().name())).ifPresent(lacks::add);
            return lacks.isEmpty()
                    ? new TargetState(Optional.empty(), notOffered(variant.target()))
                    : TargetState.missing(String.join("; ", lacks));
        } catch (ProblemException unknown) {
            return TargetState.missing(unknown.getMessage());
        }
    }

    private static Map<String, String> notOffered(Target target) {
        var reasons = new HashMap<String, String>();
        target.notOffered()
                .forEach(path ->
                        reasons.put(path, "%s does not offer %s".formatted(target.name(), path)));
        return reasons;
    }

    private Optional<TargetVariant> variant(RecipeTarget target) {
        try {
            return target.url().isPresent()
                    ? Optional.empty()
                    : Optional.of(catalogue.find(List.of(target.address())).getFirst());
        } catch (ProblemException unknown) {
            return Optional.empty();
        }
    }
}
