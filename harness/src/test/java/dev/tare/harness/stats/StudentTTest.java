package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudentTTest {

    /// Critical values of the NIST/SEMATECH handbook, 1.3.6.7.2.
    @ParameterizedTest
    @CsvSource({
        "1, 0.95, 12.706",
        "2, 0.95, 4.303",
        "4, 0.95, 2.776",
        "9, 0.95, 2.262",
        "9, 0.90, 1.833",
        "4, 0.99, 4.604",
        "30, 0.95, 2.042",
        "100, 0.998, 3.174"
    })
    void theHalfWidthIsTheCriticalValueOfTheTables(int degrees, double confidence, double value) {
        assertThat(StudentT.halfWidth(degrees, confidence)).isCloseTo(value, within(0.0005));
    }

    @Test
    void theProbabilityAtACriticalValueIsWhatTheConfidenceLeaves() {
        double critical = StudentT.halfWidth(7, 0.95);

        assertThat(StudentT.pValue(7, critical * 3, 3)).isCloseTo(0.05, within(1e-12));
        assertThat(StudentT.pValue(7, -critical * 3, 3)).isCloseTo(0.05, within(1e-12));
    }

    @Test
    void withoutAnyErrorOnlyZeroIsZero() {
        assertThat(StudentT.pValue(4, 0, 0)).isEqualTo(1);
        assertThat(StudentT.pValue(4, 0.1, 0)).isZero();
    }

    @Test
    void aConfidenceOfAllOrNothingIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> StudentT.halfWidth(4, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> StudentT.halfWidth(4, 0));
    }
}
