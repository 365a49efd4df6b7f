package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.load.Latency;
import dev.tare.harness.load.LoadErrors;
import dev.tare.harness.load.LoadResult;
import dev.tare.harness.plan.Skipped;
import dev.tare.harness.sample.JvmReading;
import dev.tare.harness.sample.ProcessUsage;
import dev.tare.harness.target.Deviation;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

class ResultsDocTest {

    private static final Path DOC = Path.of("..", "docs", "results.md");

    @ParameterizedTest
    @ValueSource(
            classes = {
                RunInfo.class,
                Machine.class,
                Placement.class,
                TargetFacts.class,
                WarmUpOutcome.class,
                Deviation.class,
                Skipped.class,
                Warning.class,
                TrialResult.class,
                LoadResult.class,
                Latency.class,
                LoadErrors.class,
                ProcessUsage.class,
                JvmReading.class
            })
    void everyKeyOfTheResultsIsDescribed(Class<?> record) throws IOException {
        assertThat(Files.readString(DOC))
                .contains(
                        Stream.of(record.getRecordComponents())
                                .map(RecordComponent::getName)
                                .map("`%s`"::formatted)
                                .toList());
    }
}
