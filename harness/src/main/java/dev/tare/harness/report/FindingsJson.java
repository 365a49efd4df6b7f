package dev.tare.harness.report;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Findings;

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
                    .build();

    private FindingsJson() {}

    /// The whole text, with a line end at its end.
    static String of(Findings findings) {
        return MAPPER.writeValueAsString(findings) + "\n";
    }

    /// The baseline has no keys of its own, so that a key says what it is.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @Type(value = Against.Baseline.class, name = "baseline"),
        @Type(value = Against.Compared.class, name = "compared"),
        @Type(value = Against.NotCompared.class, name = "notCompared")
    })
    private interface ByKind {}
}
