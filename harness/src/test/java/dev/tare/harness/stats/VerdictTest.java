package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {

    @ParameterizedTest
    @CsvSource({
        "1.02, true, MORE",
        "1.011, true, MORE",
        "1.009, true, NO_DIFFERENCE_SEEN",
        "1.02, false, NO_DIFFERENCE_SEEN",
        "0.98, true, LESS",
        "0.992, true, NO_DIFFERENCE_SEEN",
        "0.98, false, NO_DIFFERENCE_SEEN",
    })
    void aRatioIsCalledDifferentIfTheDataSaySoAndItIsWorthSaying(
            double ratio, boolean differs, Verdict verdict) {
        assertThat(Verdict.of(ratio, differs)).isEqualTo(verdict);
    }
}
