package dev.tare.harness.run;

import dev.tare.harness.database.RunningDatabase;
import dev.tare.harness.plan.Plan;
import dev.tare.harness.process.Started;
import dev.tare.harness.recipe.RecipeTarget;
import dev.tare.harness.target.PlacedTarget;

import java.util.Map;
import java.util.Optional;

/// All that a run needs once it has been looked at and found possible.
///
/// @param plan what to do
/// @param places where each target listens, by label; a foreign server has none
/// @param hosting how targets are started and read
/// @param generator makes the load
/// @param database what targets ask
/// @param started owns all that is started
/// @param isUnverified whether unequal servers are run all the same
/// @param progress hears how far it is
public record Setting(
        Plan plan,
        Map<String, PlacedTarget> places,
        Hosting hosting,
        LoadGenerator generator,
        RunningDatabase database,
        Started started,
        boolean isUnverified,
        RunProgress progress) {

    /// Where a target listens; nothing of a foreign server.
    Optional<PlacedTarget> place(RecipeTarget target) {
        return Optional.ofNullable(places.get(target.label()));
    }
}
