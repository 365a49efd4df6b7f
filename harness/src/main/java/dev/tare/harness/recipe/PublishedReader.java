package dev.tare.harness.recipe;

import dev.tare.harness.yaml.Fields;
import dev.tare.harness.yaml.Kind;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/// Reads an article's figures, which must belong to the recipe's loads and targets.
final class PublishedReader {

    private static final List<String> REMARKS = List.of("cpu", "needs", "note");

    private final Kind<String> load;
    private final Kind<String> target;

    PublishedReader(List<RecipeTarget> targets, List<Load> loads) {
        load = known(loads.stream().map(Load::id));
        target = known(targets.stream().map(RecipeTarget::address).distinct());
    }

    /// One of the recipe's names, or any where all of them are broken.
    private static Kind<String> known(Stream<String> names) {
        List<String> choices = names.toList();
        return choices.isEmpty() ? Kind.TEXT : Kind.oneOf(choices, Function.identity());
    }

    Published read(Fields fields) {
        var published =
                new Published(
                        fields.optional("load", load),
                        fields.optional("target", target),
                        figures(fields),
                        fields.child("derived", PublishedReader::figures).orElse(Map.of()),
                        remarks(fields));
        if (fields.isSound() && published.load().isEmpty() && published.target().isEmpty()) {
            fields.problem("expected a load or a target that the figures belong to");
        }
        return published;
    }

    private static Map<Figure, Double> figures(Fields fields) {
        var figures = new EnumMap<Figure, Double>(Figure.class);
        for (Figure figure : Figure.values()) {
            fields.optional(figure.key(), Kind.decimal(0))
                    .ifPresent(value -> figures.put(figure, value));
        }
        return Collections.unmodifiableMap(figures);
    }

    private static Map<String, String> remarks(Fields fields) {
        var remarks = new TreeMap<String, String>();
        for (String key : REMARKS) {
            Optional<String> remark = fields.optional(key, Kind.TEXT);
            remark.ifPresent(text -> remarks.put(key, text));
        }
        return Collections.unmodifiableMap(remarks);
    }
}
