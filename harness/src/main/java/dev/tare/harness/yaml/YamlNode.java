package dev.tare.harness.yaml;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLParser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /// What it is, for somebody who expected something else.
    default String described() {
        return switch (this) {
            case Scalar(_, String text) -> "\"" + text + "\"";
            case Nothing _ -> "nothing";
            case Mapping _ -> "keys and values";
            case Sequence _ -> "a list";
        };
    }

    /// Reads a file of one document.
    ///
    /// @param problems takes it if it is no YAML, names a key twice, or uses aliases
    /// @return nothing then
    static Optional<YamlNode> read(Problems problems, String yaml) {
        var mapper = YAMLMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION);
        try (var parser = (YAMLParser) mapper.build().createParser(yaml)) {
            if (parser.nextToken() == null) {
                problems.add(1, "the file is empty");
                return Optional.empty();
            }
            YamlNode root = node(parser);
            if (parser.nextToken() != null) {
                problems.add(line(parser), "a second document; a file is one");
            }
            return Optional.of(root);
        } catch (AliasException alias) {
            problems.add(alias.line, "aliases are not supported; write the value out");
        } catch (JacksonException broken) {
            String reason = broken.getOriginalMessage().lines().findFirst().orElse("");
            problems.add(broken.getLocation().getLineNr(), reason);
        }
        return Optional.empty();
    }

    private static YamlNode node(YAMLParser parser) {
        int line = line(parser);
        if (parser.isCurrentAlias()) {
            throw new AliasException(line);
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> mapping(parser, line);
            case START_ARRAY -> sequence(parser, line);
            case VALUE_NULL -> new Nothing(line);
            default -> new Scalar(line, parser.getString());
        };
    }

    private static Mapping mapping(YAMLParser parser, int line) {
        var entries = new LinkedHashMap<String, YamlNode>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            parser.nextToken();
            entries.put(key, node(parser));
        }
        return new Mapping(line, entries);
    }

    private static Sequence sequence(YAMLParser parser, int line) {
        var items = new ArrayList<YamlNode>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(node(parser));
        }
        return new Sequence(line, items);
    }

    private static int line(YAMLParser parser) {
        return parser.currentTokenLocation().getLineNr();
    }

    /// Ends the reading of a file.
    final class AliasException extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final int line;

        AliasException(int line) {
            super(null, null, false, false);
            this.line = line;
        }
    }
}
