package dev.tare.harness.report;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Change;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.SideBySide;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Findings as JSON; the keys are the records' components.
final class FindingsJson {

    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .changeDefaultVisibility(
                            visible -> visible.withIsGetterVisibility(Visibility.NONE))
                    .addMixIn(Against.class, ByKind.class)
                    .addMixIn(Change.class, ByKindOfChange.class)
                    .build();

    private FindingsJson() {}

    /// The whole text, with a line end at its end.
    static String of(Findings findings) {
        return MAPPER.writeValueAsString(findings) + "\n";
    }

    /// The same of several runs.
    static String of(SideBySide sides) {
        return MAPPER.writeValueAsString(sides) + "\n";
    }

    /// The baseline has no keys of its own, so that a key says what it is.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @Type(value = Against.Baseline.class, name = "baseline"),
        @Type(value = Against.Compared.class, name = "compared"),
        @Type(value = Against.NotCompared.class, name = "notCompared")
    })
    private interface ByKind {}

    /// The first run has no keys of its own either.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @Type(value = Change.First.class, name = "first"),
        @Type(value = Change.Known.class, name = "known"),
        @Type(value = Change.Unknown.class, name = "unknown")
    })
    private interface ByKindOfChange {}
}
