package dev.tare.harness.yaml;

import dev.tare.harness.problem.Nearest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The keys of one mapping, read one by one; what was not asked for is an unknown key.
///
/// A value that cannot be read is noted as a problem and takes a stand-in, so that reading goes on
/// and finds the other problems too.
public final class Fields {

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

    /// Reads a file whose whole is one mapping.
    ///
    /// @param problems takes all that is wrong with it
    /// @return only to be used if there is no problem; nothing if the file cannot be read at all
    public static <T> Optional<T> read(Problems problems, String yaml, Function<Fields, T> reader) {
        return YamlNode.read(problems, yaml).flatMap(root -> read(problems, "", root, reader));
    }

    /// Reads a node with its keys, and notes every key that was not asked for.
    ///
    /// @param path where it is in the file, such as `loads[0]`, or nothing for the whole
    /// @return nothing if the node has no keys
    private static <T> Optional<T> read(
            Problems problems, String path, YamlNode node, Function<Fields, T> reader) {
        if (node instanceof YamlNode.Mapping mapping) {
            var fields = new Fields(problems, path, mapping);
            T value = reader.apply(fields);
            fields.refuseOthers();
            return Optional.of(value);
        }
        String place = path.isEmpty() ? "" : path + ": ";
        problems.add(node.line(), place + "expected keys and values, got " + node.described());
        return Optional.empty();
    }

    /// A value that must be there.
    public <T> T required(String key, Kind<T> kind) {
        if (node(key).isEmpty()) {
            note(mapping, "%s: expected %s, got nothing".formatted(at(key), kind.expected()));
            return kind.standIn();
        }
        return optional(key, kind).orElse(kind.standIn());
    }

    /// A value that may be absent.
    public <T> Optional<T> optional(String key, Kind<T> kind) {
        return node(key).flatMap(node -> scalar(at(key), node, kind));
    }

    /// A value that is either written in a word or read from keys of its own.
    public <T> Optional<T> optional(String key, Kind<T> kind, Function<Fields, T> reader) {
        return node(key).flatMap(node -> either(at(key), node, kind, reader));
    }

    /// A value under a key, read from its own keys.
    public <T> Optional<T> child(String key, Function<Fields, T> reader) {
        return node(key).flatMap(node -> read(problems, at(key), node, reader));
    }

    /// A list of values; none if it is absent.
    public <T> List<T> list(String key, Kind<T> kind) {
        return items(key, (place, node) -> scalar(place, node, kind));
    }

    /// A list of values that must be there and hold at least one.
    public <T> List<T> atLeastOne(String key, Kind<T> kind) {
        if (!has(key)) {
            required(key, kind);
            return List.of();
        }
        List<T> values = list(key, kind);
        if (node(key).get() instanceof YamlNode.Sequence(_, List<YamlNode> items)
                && items.isEmpty()) {
            problem(key, "expected at least one, got none");
        }
        return values;
    }

    /// A list of which each item is either written in a word or read from keys of its own.
    public <T> List<T> list(String key, Kind<T> kind, Function<Fields, T> reader) {
        return items(key, (place, node) -> either(place, node, kind, reader));
    }

    /// A list of which each item is read from its own keys; none if it is absent.
    public <T> List<T> children(String key, Function<Fields, T> reader) {
        return items(key, (place, node) -> read(problems, place, node, reader));
    }

    /// Values by name; none if it is absent.
    public <T> Map<String, T> byName(String key, Kind<T> kind) {
        return entries(key, (place, _, node) -> scalar(place, node, kind));
    }

    /// What is read by name, each from its own keys; none if it is absent.
    ///
    /// @param reader takes the name too
    public <T> List<T> childrenByName(String key, BiFunction<String, Fields, T> reader) {
        return List.copyOf(
                entries(
                                key,
                                (place, name, node) ->
                                        read(
                                                problems,
                                                place,
                                                node,
                                                fields -> reader.apply(name, fields)))
                        .values());
    }

    /// Whether a key is there, which makes it known.
    public boolean has(String key) {
        return node(key).isPresent();
    }

    /// Notes a problem with the value of a key.
    public void problem(String key, String text) {
        note(node(key).orElse(mapping), at(key) + ": " + text);
    }

    /// Notes a problem with the whole of it.
    public void problem(String text) {
        note(mapping, path.isEmpty() ? text : path + ": " + text);
    }

    /// Whether no problem was noted so far, so that it makes sense to look at the whole.
    public boolean isSound() {
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
        return "%s: unknown key; %s"
                .formatted(
                        at(key),
                        known.size() <= MOST_CHOICES || !Nearest.names(key, known).isEmpty()
                                ? Nearest.hint(key, known)
                                : "docs/ has those that are known");
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
            case YamlNode other -> problem(key, "expected a list, got " + other.described());
        }
        return List.copyOf(items);
    }

    private interface EntryReader<T> {
        Optional<T> read(String place, String name, YamlNode node);
    }

    private <T> Map<String, T> entries(String key, EntryReader<T> reader) {
        var entries = new LinkedHashMap<String, T>();
        switch (node(key).orElse(null)) {
            case null -> {}
            case YamlNode.Mapping(_, Map<String, YamlNode> named) ->
                    named.forEach((name, node) ->
                            reader.read(at(key) + "." + name, name, node)
                                    .ifPresent(value -> entries.put(name, value)));
            case YamlNode other ->
                    problem(key, "expected keys and values, got " + other.described());
        }
        return Collections.unmodifiableMap(entries);
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
            note(
                    node,
                    "%s: expected %s, got %s".formatted(place, kind.expected(), node.described()));
        }
        return value;
    }
}
