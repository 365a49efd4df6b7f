package dev.tare.harness.recipe;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLParser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A part of a YAML file that knows its line, so that what is wrong with it can be found.
sealed interface YamlNode {

    /// The line where it starts, from 1.
    int line();

    /// A word, number or text, just as it is written.
    record Scalar(int line, String text) implements YamlNode {}

    /// Nothing: a key without a value.
    record Nothing(int line) implements YamlNode {}

    /// Keys with values, in the order of the file.
    record Mapping(int line, Map<String, YamlNode> entries) implements YamlNode {}

    /// Values in a row.
    record Sequence(int line, List<YamlNode> items) implements YamlNode {}

    /// Reads a file of one document.
    ///
    /// @throws InvalidRecipeException if it is no YAML, names a key twice, or uses aliases
    static YamlNode read(String file, String yaml) {
        var mapper = YAMLMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION);
        try (var parser = (YAMLParser) mapper.build().createParser(yaml)) {
            if (parser.nextToken() == null) {
                throw new InvalidRecipeException(List.of(file + ":1: the file is empty"));
            }
            YamlNode root = node(file, parser);
            if (parser.nextToken() != null) {
                throw invalid(file, line(parser), "a second document; one file is one recipe");
            }
            return root;
        } catch (JacksonException broken) {
            String reason = broken.getOriginalMessage().lines().findFirst().orElse("");
            throw invalid(file, broken.getLocation().getLineNr(), reason);
        }
    }

    private static YamlNode node(String file, YAMLParser parser) {
        int line = line(parser);
        if (parser.isCurrentAlias()) {
            throw invalid(file, line, "aliases are not supported; write the value out");
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> mapping(file, parser, line);
            case START_ARRAY -> sequence(file, parser, line);
            case VALUE_NULL -> new Nothing(line);
            default -> new Scalar(line, parser.getString());
        };
    }

    private static Mapping mapping(String file, YAMLParser parser, int line) {
        var entries = new LinkedHashMap<String, YamlNode>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            parser.nextToken();
            entries.put(key, node(file, parser));
        }
        return new Mapping(line, entries);
    }

    private static Sequence sequence(String file, YAMLParser parser, int line) {
        var items = new ArrayList<YamlNode>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(node(file, parser));
        }
        return new Sequence(line, items);
    }

    private static int line(YAMLParser parser) {
        return parser.currentTokenLocation().getLineNr();
    }

    private static InvalidRecipeException invalid(String file, int line, String problem) {
        return new InvalidRecipeException(List.of("%s:%s: %s".formatted(file, line, problem)));
    }
}
