package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LittlesLawTest {

    /// wrk on one core with 160 connections: a published run of Spring MVC (18,742.23 requests/s,
    /// 8.60 ms) and one of Netty (44,248.07 requests/s, 32.34 ms).
    @Test
    void aPublishedMeanThatKeepsTheLawIsToldFromOneThatDoesNot() {
        LittlesLaw springMvc = LittlesLaw.of(160, 18_742.23, 8_600);
        LittlesLaw netty = LittlesLaw.of(160, 44_248.07, 32_340);

        assertThat(springMvc.deviation()).isCloseTo(0.0074, within(5e-5));
        assertThat(springMvc.holds(0.1)).isTrue();
        assertThat(netty.implied()).isCloseTo(1431, within(0.5));
        assertThat(netty.holds(0.1)).isFalse();
    }

    @Test
    void aGeneratorThatIsLateLeavesPlacesEmpty() {
        LittlesLaw late = LittlesLaw.of(64, 78_000, 602);

        assertThat(late.deviation()).isCloseTo(-0.2663, within(5e-5));
        assertThat(late.holds(0.1)).isFalse();
    }

    /// 200 threads that each hold a request for 20 ms.
    @Test
    void aPoolAndADelaySetACeiling() {
        assertThat(LittlesLaw.ceiling(200, 0.020)).isCloseTo(10_000, within(1e-9));
    }
}
