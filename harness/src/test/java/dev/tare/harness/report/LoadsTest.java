package dev.tare.harness.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.OptionalDouble;

class LoadsTest {

    @Test
    void aClosedLoopIsCalledSo() {
        assertThat(Loads.text(load(OptionalDouble.empty())))
                .isEqualTo(
                        "embedded /ping, 64 connections, 1 thread, 2 s, keep-alive, closed"
                                + " loop");
    }

    @Test
    void anOpenLoopIsCalledSoWithItsRate() {
        assertThat(Loads.text(load(OptionalDouble.of(5000))))
                .endsWith("open loop at 5,000 requests/s");
    }

    private static Load load(OptionalDouble rate) {
        return new Load(
                "ping",
                Tool.EMBEDDED,
                "/ping",
                64,
                1,
                new Extent.Lasting(Duration.ofSeconds(2)),
                true,
                1,
                rate);
    }
}
