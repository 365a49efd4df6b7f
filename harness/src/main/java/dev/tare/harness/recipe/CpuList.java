package dev.tare.harness.recipe;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

import dev.tare.harness.yaml.Kind;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/// Processors by their numbers, as taskset and cpusets write them: `0-3,6`.
///
/// @param text that form
public record CpuList(@JsonValue String text) {

    /// Keeps the text, which [#parse] has checked.
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public CpuList {}

    /// What to tell somebody whose list cannot be read.
    static final String EXPECTED = "processors by number, such as 0 or 0-3,6";

    static final Kind<CpuList> KIND = new Kind<>(EXPECTED, new CpuList("0"), CpuList::parse);

    /// Reads a list.
    ///
    /// @return nothing if the text is none, or a range runs backwards
    public static Optional<CpuList> parse(String text) {
        if (!text.matches("[0-9]{1,4}(-[0-9]{1,4})?(,[0-9]{1,4}(-[0-9]{1,4})?)*")) {
            return Optional.empty();
        }
        var list = new CpuList(text);
        return list.cpus().isEmpty() ? Optional.empty() : Optional.of(list);
    }

    /// The list of some numbers.
    ///
    /// @param cpus at least one
    public static CpuList of(SortedSet<Integer> cpus) {
        return new CpuList(String.join(",", cpus.stream().map(Object::toString).toList()));
    }

    /// The numbers in the list; none if a range runs backwards.
    public SortedSet<Integer> cpus() {
        var cpus = new TreeSet<Integer>();
        for (String range : text.split(",")) {
            String[] ends = range.split("-");
            int first = Integer.parseInt(ends[0]);
            int last = Integer.parseInt(ends[ends.length - 1]);
            if (last < first) {
                return new TreeSet<>();
            }
            for (int cpu = first; cpu <= last; cpu++) {
                cpus.add(cpu);
            }
        }
        return cpus;
    }
}
