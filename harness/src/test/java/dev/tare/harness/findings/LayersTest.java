package dev.tare.harness.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.List;

class LayersTest {

    @Test
    void aTargetStandsOnTheOneWithTheMostOfItsLowerLayers() {
        List<Layer> layers =
                experiment()
                        .stacked("netty", "netty")
                        .stacked("reactor", "netty", "reactor-netty")
                        .stacked("webflux", "netty", "reactor-netty", "spring-webflux")
                        .stacked("jetty", "jetty", "servlet")
                        .findings()
                        .layers();

        assertThat(layers)
                .extracting(layer -> layer.target() + " on " + layer.base() + " " + layer.added())
                .containsExactly(
                        "reactor on netty [reactor-netty]", "webflux on reactor [spring-webflux]");
    }

    @Test
    void aVariantStandsOnTheSameVariant() {
        List<Layer> layers =
                new Experiment("jetty", "jetty@virtual", "ssm-jetty@virtual", "ssm-jetty@threads-9")
                        .under(Experiment.wrk("ping", "/ping"))
                        .stacked("jetty", "jetty")
                        .stacked("jetty@virtual", "jetty")
                        .stacked("ssm-jetty@virtual", "jetty", "mybatis")
                        .stacked("ssm-jetty@threads-9", "jetty", "mybatis")
                        .findings()
                        .layers();

        assertThat(layers)
                .extracting(layer -> layer.target() + " on " + layer.base())
                .containsExactly(
                        "ssm-jetty@virtual on jetty@virtual", "ssm-jetty@threads-9 on jetty");
    }

    @Test
    void whatALayerAddsIsThePairedDifference() {
        var experiment =
                experiment()
                        .stacked("netty", "netty")
                        .stacked("webflux", "netty", "reactor-netty", "spring-webflux");
        for (int round = 1; round <= 5; round++) {
            double drift = 1 + 0.02 * round;
            experiment
                    .trial(TrialExample.of("netty", "ping", round).cpu(10 * drift, 5))
                    .trial(
                            TrialExample.of("webflux", "ping", round)
                                    .cpu(30 * drift, 5)
                                    .allocated(7_000));
        }

        Layer layer = experiment.findings().layers().getFirst();

        var cpu = (Against.Compared) layer.costs().get(Metric.CPU_MICROS_PER_REQUEST);
        assertThat(cpu.difference().difference()).isCloseTo(20 * 1.06, within(0.01));
        var bytes = (Against.Compared) layer.costs().get(Metric.ALLOCATED_BYTES_PER_REQUEST);
        assertThat(bytes.difference().difference()).isCloseTo(2_000, within(1.0));
    }

    @Test
    void aLayerWithoutRoundsHasAReason() {
        Layer layer =
                experiment()
                        .stacked("netty", "netty")
                        .stacked("webflux", "netty", "reactor-netty", "spring-webflux")
                        .findings()
                        .layers()
                        .getFirst();

        assertThat(layer.costs().get(Metric.CPU_MICROS_PER_REQUEST))
                .isInstanceOf(Against.NotCompared.class);
    }

    private static Experiment experiment() {
        return new Experiment("netty", "reactor", "webflux", "jetty")
                .under(Experiment.wrk("ping", "/ping"));
    }
}
