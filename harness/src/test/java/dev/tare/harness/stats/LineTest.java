package dev.tare.harness.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class LineTest {

    /// The data set Norris of NIST's Statistical Reference Datasets: y, x.
    private static final double[][] NORRIS = {
        {0.1, 0.2}, {338.8, 337.4}, {118.1, 118.2}, {888.0, 884.6}, {9.2, 10.1},
        {228.1, 226.5}, {668.5, 666.3}, {998.5, 996.3}, {449.1, 448.6}, {778.9, 777.0},
        {559.2, 558.2}, {0.3, 0.4}, {0.1, 0.6}, {778.1, 775.5}, {668.8, 666.9},
        {339.3, 338.0}, {448.9, 447.5}, {10.8, 11.6}, {557.7, 556.0}, {228.3, 228.1},
        {998.0, 995.8}, {888.8, 887.6}, {119.6, 120.2}, {0.3, 0.3}, {0.6, 0.3},
        {557.6, 556.8}, {339.3, 339.1}, {888.0, 887.2}, {998.5, 999.0}, {778.9, 779.0},
        {10.2, 11.1}, {117.6, 118.3}, {228.9, 229.2}, {668.4, 669.1}, {449.2, 448.9},
        {0.2, 0.5}
    };

    @Test
    void theCertifiedValuesOfNorrisComeOut() {
        Line line =
                Line.through(
                        Arrays.stream(NORRIS).mapToDouble(point -> point[1]).toArray(),
                        Arrays.stream(NORRIS).mapToDouble(point -> point[0]).toArray());

        assertThat(line.points()).isEqualTo(36);
        assertThat(line.intercept()).isCloseTo(-0.262323073774029, within(1e-11));
        assertThat(line.slope()).isCloseTo(1.00211681802045, within(1e-13));
        assertThat(line.slopeStandardError()).isCloseTo(0.429796848199937e-3, within(1e-14));
    }

    @Test
    void twoPointsOrOneXMakeNoLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Line.through(new double[] {1, 2}, new double[] {1, 2}));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Line.through(new double[] {1, 1, 1}, new double[] {1, 2, 3}));
    }
}
