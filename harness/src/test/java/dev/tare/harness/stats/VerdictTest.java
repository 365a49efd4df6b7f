package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {

    @ParameterizedTest
    @CsvSource({
        "1.05, true, MORE",
        "1.021, true, MORE",
        "1.019, true, NO_DIFFERENCE_SEEN",
        "1.05, false, NO_DIFFERENCE_SEEN",
        "0.95, true, LESS",
        "0.982, true, NO_DIFFERENCE_SEEN",
        "0.95, false, NO_DIFFERENCE_SEEN",
    })
    void aRatioIsCalledDifferentIfTheDataSaySoAndItIsWorthSaying(
            double ratio, boolean differs, Verdict verdict) {
        assertThat(Verdict.of(ratio, differs)).isEqualTo(verdict);
    }
}
