package dev.tare.harness.yaml;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Opens a YAML file whose top is a mapping.
public final class YamlFile {

    private static final YAMLMapper YAML =
            YAMLMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private YamlFile() {}

    /// Reads the file's top.
    ///
    /// @param problems takes what is wrong with the file
    /// @return the mapping, or nothing if the file cannot be read as one
    public static Optional<YamlMapping> read(Path file, YamlProblems problems) {
        try {
            JsonNode top = YAML.readTree(Files.readString(file));
            if (top instanceof ObjectNode mapping) {
                return Optional.of(new YamlMapping("", mapping, problems));
            }
            problems.add("", "expected keys with values, got " + (top.isEmpty() ? "none" : top));
        } catch (JacksonException wrong) {
            problems.add(
                    "", place(wrong) + wrong.getOriginalMessage().lines().findFirst().orElse(""));
        } catch (IOException unreadable) {
            problems.add("", "cannot be read: " + unreadable);
        }
        return Optional.empty();
    }

    private static String place(JacksonException wrong) {
        return wrong.getLocation() == null
                ? ""
                : "line %d, column %d: "
                        .formatted(
                                wrong.getLocation().getLineNr(), wrong.getLocation().getColumnNr());
    }
}
