package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;

class TextTableTest {

    @Test
    void columns_are_as_wide_as_their_widest_cell() {
        assertThat(new TextTable("A", "WIDE", "B").row("long", "x", "1").row("", "y", "").lines())
                .containsExactly("A     WIDE  B", "long  x     1", "      y");
    }

    @Test
    void figures_have_their_unit() {
        assertThat(Units.seconds(Duration.ofMillis(1250))).isEqualTo("1.3 s");
        assertThat(Units.mebibytes(120L << 20)).isEqualTo("120 MiB");
    }
}
