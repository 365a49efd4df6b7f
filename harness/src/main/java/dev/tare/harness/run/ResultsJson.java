package dev.tare.harness.run;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

import dev.tare.harness.recipe.Extent;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// How results are written as JSON, the keys being the records' components, and read strictly: a
/// key that is unknown or missing is refused.
final class ResultsJson {

    /// One line for a value.
    static final JsonMapper LINE =
            JsonMapper.builder()
                    .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .changeDefaultVisibility(
                            visible -> visible.withIsGetterVisibility(Visibility.NONE))
                    .addMixIn(Extent.class, ByItsKeys.class)
                    .build();

    /// For people too.
    static final JsonMapper INDENTED =
            LINE.rebuild().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ResultsJson() {}

    /// Which kind it is shows in its keys.
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    private interface ByItsKeys {}
}
