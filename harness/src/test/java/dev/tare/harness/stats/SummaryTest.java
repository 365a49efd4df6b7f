package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SummaryTest {

    /// What Python's `statistics.quantiles(values, n=20, method="inclusive")` gives.
    @ParameterizedTest
    @CsvSource({"0, 0.5", "0.1, 1.34", "0.25, 2", "0.5, 3.2", "0.75, 6.6", "0.9, 9.16", "1, 9.7"})
    void quantilesAreThoseOfDefinition7(double p, double expected) {
        assertThat(Summary.quantile(p, 2.1, 0.5, 9.7, 4.4, 3.2, 8.8, 1.9))
                .isCloseTo(expected, within(1e-12));
    }

    @Test
    void theMedianOfAnEvenCountLiesHalfwayAndTheOrderDoesNotMatter() {
        assertThat(Summary.of(4, 1, 3, 2)).isEqualTo(new Summary(4, 1, 1.75, 2.5, 3.25, 4));
    }

    @Test
    void oneValueIsItsOwnSummary() {
        assertThat(Summary.of(7)).isEqualTo(new Summary(1, 7, 7, 7, 7, 7));
    }

    @Test
    void theGivenValuesStayAsTheyAre() {
        double[] values = {3, 1, 2};

        Summary.of(values);

        assertThat(values).containsExactly(3, 1, 2);
    }

    @Test
    void nothingAndNotANumberHaveNoSummary() {
        assertThatIllegalArgumentException().isThrownBy(Summary::of);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Summary.of(1, Double.NaN))
                .withMessageContaining("NaN");
        assertThatIllegalArgumentException().isThrownBy(() -> Summary.quantile(1.01, 1));
    }
}
