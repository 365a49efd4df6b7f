package dev.tare.harness.recipe;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// Where target, load generator and database run.
public sealed interface Cpus {

    /// The harness shares the machine's processors out.
    record Auto() implements Cpus {}

    /// Nothing is pinned; the kernel decides.
    record Unpinned() implements Cpus {}

    /// Each on processors of its own.
    ///
    /// @param target where the target runs
    /// @param load where the load generator runs
    /// @param database where the database runs; with the load generator if it is not said
    record Pinned(CpuList target, CpuList load, Optional<CpuList> database) implements Cpus {}

    /// Who runs somewhere.
    enum Party {
        /// The target of the trial.
        TARGET,
        /// The load generator.
        LOAD,
        /// The database.
        DATABASE
    }

    /// What to tell somebody whose placement cannot be read.
    String EXPECTED = "auto, none, or processors such as target=0-3,load=4-7,database=7";

    /// The placement as the option has it.
    @JsonValue
    default String text() {
        return switch (this) {
            case Auto() -> "auto";
            case Unpinned() -> "none";
            case Pinned(CpuList target, CpuList load, Optional<CpuList> database) ->
                    "target=%s,load=%s%s"
                            .formatted(
                                    target.text(),
                                    load.text(),
                                    database.map(cpus -> ",database=" + cpus.text()).orElse(""));
        };
    }

    /// Reads the text of a result.
    ///
    /// @throws IllegalArgumentException if it is none
    @JsonCreator
    static Cpus of(String text) {
        return parse(text)
                .orElseThrow(() ->
                        new IllegalArgumentException(
                                "expected %s, got %s".formatted(EXPECTED, text)));
    }

    /// Reads a placement as the option has it: `auto`, `none` or `target=0-3,load=4,6`.
    ///
    /// @return nothing if the text is none of them
    static Optional<Cpus> parse(String text) {
        return unpinned(text).or(() -> pinned(text));
    }

    /// Reads a placement that names no processors.
    ///
    /// @return nothing if the text is neither `auto` nor `none`
    static Optional<Cpus> unpinned(String text) {
        return switch (text) {
            case "auto" -> Optional.of(new Auto());
            case "none" -> Optional.of(new Unpinned());
            default -> Optional.empty();
        };
    }

    private static Optional<Cpus> pinned(String text) {
        var lists = new EnumMap<Party, CpuList>(Party.class);
        for (String part : text.split(",(?=[a-z])", -1)) {
            String[] sides = part.split("=", 2);
            Optional<Party> party =
                    Arrays.stream(Party.values())
                            .filter(known -> known.name().equalsIgnoreCase(sides[0]))
                            .findFirst();
            Optional<CpuList> list = sides.length == 2 ? CpuList.parse(sides[1]) : Optional.empty();
            if (party.isEmpty() || list.isEmpty() || lists.put(party.get(), list.get()) != null) {
                return Optional.empty();
            }
        }
        return pinned(lists);
    }

    private static Optional<Cpus> pinned(Map<Party, CpuList> lists) {
        CpuList target = lists.get(Party.TARGET);
        CpuList load = lists.get(Party.LOAD);
        return target == null || load == null
                ? Optional.empty()
                : Optional.of(
                        new Pinned(target, load, Optional.ofNullable(lists.get(Party.DATABASE))));
    }
}
