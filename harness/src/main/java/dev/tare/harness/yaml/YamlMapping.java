package dev.tare.harness.yaml;

import dev.tare.harness.problem.Nearest;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// A mapping of a YAML file. Each reading of a key makes that key known; [#end] reports the others.
/// A bad value is noted as a problem and read as a harmless one, so that reading goes on to the
/// next.
public final class YamlMapping {

    private final String path;
    private final ObjectNode node;
    private final YamlProblems problems;
    private final Set<String> known = new LinkedHashSet<>();

    YamlMapping(String path, ObjectNode node, YamlProblems problems) {
        this.path = path;
        this.node = node;
        this.problems = problems;
    }

    /// A text that must be there and not be empty.
    public String text(String key) {
        return present(key).map(value -> text(at(key), value)).orElse("");
    }

    /// A text that may be absent.
    public Optional<String> optionalText(String key) {
        return value(key).map(value -> text(at(key), value));
    }

    /// A text that must match a pattern.
    ///
    /// @param expected the pattern in words, for the problem's line
    public String text(String key, Pattern pattern, String expected) {
        String text = text(key);
        if (!text.isEmpty() && !pattern.matcher(text).matches()) {
            problem(key, "expected %s, got \"%s\"".formatted(expected, text));
        }
        return text;
    }

    /// A whole number that must be there.
    public int number(String key, int min, int max) {
        return present(key).map(value -> number(key, value, min, max)).orElse(min);
    }

    /// A regular expression that must be there.
    public Pattern pattern(String key) {
        String text = text(key);
        try {
            return Pattern.compile(text);
        } catch (PatternSyntaxException wrong) {
            problem(
                    key,
                    "expected a regular expression, got \"%s\": %s"
                            .formatted(text, wrong.getDescription()));
            return Pattern.compile("");
        }
    }

    /// A list of texts that must be there and hold at least one.
    public List<String> texts(String key) {
        if (present(key).isEmpty()) {
            return List.of();
        }
        List<String> texts = optionalTexts(key);
        if (node.get(key).isArray() && node.get(key).isEmpty()) {
            problem(key, "expected a list of at least one text, got an empty one");
        }
        return texts;
    }

    /// A list of texts that may be absent.
    public List<String> optionalTexts(String key) {
        var texts = new ArrayList<String>();
        int index = 0;
        for (JsonNode item : items(key)) {
            texts.add(text(at(key) + "[" + index++ + "]", item));
        }
        return List.copyOf(texts);
    }

    /// A list of whole numbers; absent means none.
    public List<Integer> optionalNumbers(String key, int min, int max) {
        var numbers = new ArrayList<Integer>();
        int index = 0;
        for (JsonNode item : items(key)) {
            numbers.add(number(key + "[" + index++ + "]", item, min, max));
        }
        return List.copyOf(numbers);
    }

    /// Texts by name; absent means none.
    public Map<String, String> textsByName(String key) {
        var texts = new LinkedHashMap<String, String>();
        for (Map.Entry<String, JsonNode> entry : entries(key)) {
            texts.put(entry.getKey(), text(at(key) + "." + entry.getKey(), entry.getValue()));
        }
        return texts;
    }

    /// A mapping that may be absent.
    public Optional<YamlMapping> mapping(String key) {
        return value(key).flatMap(value -> mapping(at(key), value));
    }

    /// A list of mappings; absent means none.
    public List<YamlMapping> mappings(String key) {
        var mappings = new ArrayList<YamlMapping>();
        int index = 0;
        for (JsonNode item : items(key)) {
            mapping(at(key) + "[" + index++ + "]", item).ifPresent(mappings::add);
        }
        return mappings;
    }

    /// Mappings by name; absent means none.
    public Map<String, YamlMapping> mappingsByName(String key) {
        var mappings = new LinkedHashMap<String, YamlMapping>();
        for (Map.Entry<String, JsonNode> entry : entries(key)) {
            mapping(at(key) + "." + entry.getKey(), entry.getValue())
                    .ifPresent(mapping -> mappings.put(entry.getKey(), mapping));
        }
        return mappings;
    }

    /// Whether a key is there, which makes it known.
    public boolean has(String key) {
        return value(key).isPresent();
    }

    /// Notes a problem with the value of a key.
    public void problem(String key, String problem) {
        problems.add(at(key), problem);
    }

    /// Reports the keys that nothing has asked for.
    public void end() {
        for (String key : node.propertyNames()) {
            if (!known.contains(key)) {
                problem(key, "unknown key; " + Nearest.hint(key, known));
            }
        }
    }

    private String at(String key) {
        return path.isEmpty() || key.isEmpty() ? path + key : path + "." + key;
    }

    private Optional<JsonNode> value(String key) {
        known.add(key);
        return Optional.ofNullable(node.get(key));
    }

    private Optional<JsonNode> present(String key) {
        Optional<JsonNode> value = value(key);
        if (value.isEmpty()) {
            problem(key, "is missing");
        }
        return value;
    }

    private int number(String key, JsonNode value, int min, int max) {
        if (value.isInt() && value.intValue() >= min && value.intValue() <= max) {
            return value.intValue();
        }
        problem(key, "expected a number from %d to %d, got %s".formatted(min, max, value));
        return min;
    }

    private String text(String at, JsonNode value) {
        String text = value.isValueNode() && !value.isNull() ? value.asString().strip() : "";
        if (text.isEmpty()) {
            problems.add(at, "expected a text, got " + (value.isNull() ? "nothing" : value));
        }
        return text;
    }

    private Optional<YamlMapping> mapping(String at, JsonNode value) {
        if (value instanceof ObjectNode object) {
            return Optional.of(new YamlMapping(at, object, problems));
        }
        problems.add(at, "expected a mapping, got " + value);
        return Optional.empty();
    }

    private Iterable<JsonNode> items(String key) {
        Optional<JsonNode> value = value(key);
        if (value.isPresent() && !value.get().isArray()) {
            problem(key, "expected a list, got " + value.get());
            return List.of();
        }
        return value.<Iterable<JsonNode>>map(JsonNode::values).orElse(List.of());
    }

    private Set<Map.Entry<String, JsonNode>> entries(String key) {
        Optional<JsonNode> value = value(key);
        if (value.isPresent() && !value.get().isObject()) {
            problem(key, "expected a mapping, got " + value.get());
            return Set.of();
        }
        return value.map(JsonNode::properties).orElse(Set.of());
    }
}
