package dev.tare.harness.recipe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/// The keys of one mapping, read one by one; what was not asked for is an unknown key.
///
/// A value that cannot be read is noted as a problem and takes a stand-in, so that reading goes on
/// and finds the other problems too.
final class Fields {

    /// The most keys that still make a readable line.
    private static final int MOST_CHOICES = 16;

    private final Problems problems;
    private final String path;
    private final YamlNode.Mapping mapping;
    private final Set<String> known = new TreeSet<>();
    private boolean sound = true;

    private Fields(Problems problems, String path, YamlNode.Mapping mapping) {
        this.problems = problems;
        this.path = path;
        this.mapping = mapping;
    }

    /// The keys of a node, if it has keys.
    ///
    /// @param path where it is in the file, such as `loads[0]`, or nothing for the whole
    static Optional<Fields> of(Problems problems, String path, YamlNode node) {
        if (node instanceof YamlNode.Mapping mapping) {
            return Optional.of(new Fields(problems, path, mapping));
        }
        String place = path.isEmpty() ? "" : path + ": ";
        problems.add(node.line(), place + "expected keys and values, got " + got(node));
        return Optional.empty();
    }

    /// Reads a node with its keys, and notes every key that was not asked for.
    ///
    /// @return nothing if the node has no keys
    static <T> Optional<T> read(
            Problems problems, String path, YamlNode node, Function<Fields, T> reader) {
        return of(problems, path, node)
                .map(fields -> {
                    T value = reader.apply(fields);
                    fields.refuseOthers();
                    return value;
                });
    }

    /// A value that must be there.
    <T> T required(String key, Kind<T> kind) {
        if (node(key).isEmpty()) {
            note(mapping, "%s: expected %s, got nothing".formatted(at(key), kind.expected()));
            return kind.standIn();
        }
        return optional(key, kind).orElse(kind.standIn());
    }

    /// A value that may be absent.
    <T> Optional<T> optional(String key, Kind<T> kind) {
        return node(key).flatMap(node -> scalar(at(key), node, kind));
    }

    /// A value that is either written in a word or read from keys of its own.
    <T> Optional<T> optional(String key, Kind<T> kind, Function<Fields, T> reader) {
        return node(key).flatMap(node -> either(at(key), node, kind, reader));
    }

    /// A value under a key, read from its own keys.
    <T> Optional<T> child(String key, Function<Fields, T> reader) {
        return node(key).flatMap(node -> read(problems, at(key), node, reader));
    }

    /// A list of values; none if it is absent.
    <T> List<T> list(String key, Kind<T> kind) {
        return items(key, (place, node) -> scalar(place, node, kind));
    }

    /// A list of which each item is either written in a word or read from keys of its own.
    <T> List<T> list(String key, Kind<T> kind, Function<Fields, T> reader) {
        return items(key, (place, node) -> either(place, node, kind, reader));
    }

    /// A list of which each item is read from its own keys; none if it is absent.
    <T> List<T> children(String key, Function<Fields, T> reader) {
        return items(key, (place, node) -> read(problems, place, node, reader));
    }

    /// Notes a problem with the whole of it.
    void problem(String text) {
        note(mapping, path.isEmpty() ? text : path + ": " + text);
    }

    /// Whether no problem was noted so far, so that it makes sense to look at the whole.
    boolean isSound() {
        return sound;
    }

    private void note(YamlNode node, String text) {
        sound = false;
        problems.add(node.line(), text);
    }

    private void refuseOthers() {
        mapping.entries()
                .forEach((key, node) -> {
                    if (!known.contains(key)) {
                        note(node, unknown(key));
                    }
                });
    }

    private String unknown(String key) {
        String choices =
                known.size() <= MOST_CHOICES
                        ? "known are " + String.join(", ", known)
                        : "docs/recipes.md has those that are known";
        return "%s: unknown key; %s".formatted(at(key), choices);
    }

    private Optional<YamlNode> node(String key) {
        known.add(key);
        return Optional.ofNullable(mapping.entries().get(key));
    }

    private String at(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private interface ItemReader<T> {
        Optional<T> read(String place, YamlNode node);
    }

    private <T> List<T> items(String key, ItemReader<T> reader) {
        var items = new ArrayList<T>();
        switch (node(key).orElse(null)) {
            case null -> {}
            case YamlNode.Sequence list -> {
                for (int i = 0; i < list.items().size(); i++) {
                    String place = "%s[%s]".formatted(at(key), i);
                    reader.read(place, list.items().get(i)).ifPresent(items::add);
                }
            }
            case YamlNode other -> note(other, at(key) + ": expected a list, got " + got(other));
        }
        return List.copyOf(items);
    }

    private <T> Optional<T> either(
            String place, YamlNode node, Kind<T> kind, Function<Fields, T> reader) {
        return node instanceof YamlNode.Mapping
                ? read(problems, place, node, reader)
                : scalar(place, node, kind);
    }

    private <T> Optional<T> scalar(String place, YamlNode node, Kind<T> kind) {
        Optional<T> value =
                node instanceof YamlNode.Scalar scalar
                        ? kind.parse().apply(scalar.text())
                        : Optional.empty();
        if (value.isEmpty()) {
            note(node, "%s: expected %s, got %s".formatted(place, kind.expected(), got(node)));
        }
        return value;
    }

    private static String got(YamlNode node) {
        return switch (node) {
            case YamlNode.Scalar scalar -> "\"" + scalar.text() + "\"";
            case YamlNode.Nothing _ -> "nothing";
            case YamlNode.Mapping _ -> "keys and values";
            case YamlNode.Sequence _ -> "a list";
        };
    }
}
