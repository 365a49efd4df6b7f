package dev.tare.harness.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;

class FiguresTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0",
                "0.0123; 0.0123",
                "0.00001234; 0.000012",
                "1; 1.00",
                "9.996; 10.0",
                "12.34; 12.3",
                "99.96; 100",
                "123.4; 123",
                "12345.6; 12,346",
                "-1.234; -1.23"
            })
    void aNumberHasThreeSignificantDigits(double value, String text) {
        assertThat(Figures.number(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0.3341, 0.334", "1, 1.000", "9.9949, 9.995", "12.34, 12.3", "0.0001234, 0.000123"})
    void aRatioHasTheDigitsThatTellItFromOne(double value, String text) {
        assertThat(Figures.ratio(value)).isEqualTo(text);
    }

    @Test
    void timesAreAsRecipesHaveThem() {
        assertThat(Figures.seconds(Duration.ofSeconds(2))).isEqualTo("2 s");
        assertThat(Figures.seconds(Duration.ofMillis(2_500))).isEqualTo("2.5 s");
    }
}
