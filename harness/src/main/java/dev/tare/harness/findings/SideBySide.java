package dev.tare.harness.findings;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Several runs of one recipe: before and after a change, or two machines.
///
/// @param schemaVersion of the form; see [Findings#SCHEMA_VERSION]
/// @param runs at least two; the first one is what the others are compared with
/// @param shifts how each target under each load moved
public record SideBySide(int schemaVersion, List<Named> runs, List<Shift> shifts) {

    /// A run and what it is called.
    ///
    /// @param label unique among the runs
    /// @param findings what it says
    public record Named(String label, Findings findings) {}

    /// A target under a load over the runs.
    ///
    /// @param target the target's label
    /// @param load the load's id
    /// @param changes by compared metric, one for each run
    public record Shift(String target, String load, Map<Metric, List<Change>> changes) {}

    /// What the runs have in common, in the order of the first one that has it.
    private record Place(String target, String load) {}

    /// Sets runs beside each other.
    ///
    /// @param runs at least two, of one recipe
    public static SideBySide of(List<Named> runs) {
        List<Place> places =
                runs.stream()
                        .flatMap(run -> run.findings.rows().stream())
                        .map(row -> new Place(row.target(), row.load()))
                        .distinct()
                        .toList();
        Map<Metric, List<List<Change>>> all = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.COMPARED) {
            all.put(
                    metric,
                    new Changes(metric)
                            .of(places.stream().map(place -> groups(runs, place)).toList()));
        }
        var shifts = new ArrayList<Shift>();
        for (int i = 0; i < places.size(); i++) {
            Map<Metric, List<Change>> own = new EnumMap<>(Metric.class);
            for (Metric metric : Metric.COMPARED) {
                own.put(metric, all.get(metric).get(i));
            }
            shifts.add(new Shift(places.get(i).target, places.get(i).load, own));
        }
        return new SideBySide(Findings.SCHEMA_VERSION, List.copyOf(runs), List.copyOf(shifts));
    }

    /// What the runs are called, in their order.
    public List<String> labels() {
        return runs.stream().map(Named::label).toList();
    }

    private static List<Group> groups(List<Named> runs, Place place) {
        return runs.stream()
                .map(run ->
                        new Group(
                                place.target,
                                place.load,
                                run.findings.trials().stream()
                                        .filter(trial -> trial.target().equals(place.target))
                                        .filter(trial -> trial.load().equals(place.load))
                                        .toList()))
                .toList();
    }
}
