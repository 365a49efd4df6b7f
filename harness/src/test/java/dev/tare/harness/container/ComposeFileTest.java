package dev.tare.harness.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.PlacedTarget;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.util.List;

class ComposeFileTest {

    private static final String RESOLVED =
            """
            {"name": "tare",
             "networks": {"default": {"name": "tare_default"}},
             "services": {
              "db": {"image": "postgres:18", "read_only": true},
              "jetty": {
               "build": {"context": "/home/tare"},
               "depends_on": {"db": {"condition": "service_healthy"}},
               "environment": {"HOST": "0.0.0.0", "PORT": "8085", "SERVER_THREADS": ""},
               "healthcheck": {"test": ["CMD", "true"]},
               "ports": [{"target": 8085, "published": "8085"}],
               "read_only": true}}}
            """;

    private static final List<PlacedTarget> TWICE =
            List.of(placed("jetty", 24001), placed("jetty@threads-200", 24002));

    @Test
    void aTargetThatTakesPartTwiceHasTwoServicesOfOneImage() {
        JsonNode services = file(Network.BRIDGE).path("services");

        assertThat(services.propertyNames())
                .containsExactly("db", "jetty-24001", "jetty-threads-200-24002");
        assertThat(services.path("jetty-24001").path("image").asString()).isEqualTo("tare-jetty");
        assertThat(services.path("jetty-threads-200-24002").path("image").asString())
                .isEqualTo("tare-jetty");
    }

    @Test
    void aVariantAndThePortAreAllThatDiffers() {
        JsonNode services = file(Network.BRIDGE).path("services");

        assertThat(services.path("jetty-24001").toString())
                .isEqualTo(
                        """
                        {"environment":{"HOST":"0.0.0.0","PORT":"24001","SERVER_THREADS":""},\
                        "read_only":true,"image":"tare-jetty","ports":["127.0.0.1:24001:24001"]}\
                        """);
        assertThat(services.path("jetty-threads-200-24002").path("environment").toString())
                .isEqualTo("{\"HOST\":\"0.0.0.0\",\"PORT\":\"24002\",\"SERVER_THREADS\":\"200\"}");
    }

    @Test
    void aBridgePublishesTheDatabaseOnThisMachineAlone() {
        assertThat(file(Network.BRIDGE).at("/services/db/ports").toString())
                .isEqualTo("[\"127.0.0.1:24003:5432\"]");
    }

    @Test
    void theHostsNetworkPublishesNothing() {
        JsonNode services = file(Network.HOST).path("services");

        assertThat(services.findValues("ports")).isEmpty();
        assertThat(services.at("/jetty-24001/environment/PORT").asString()).isEqualTo("24001");
    }

    private static JsonNode file(Network network) {
        var layout = new Layout(TWICE, 24003, 52, 16, List.of(), "0", "1");
        return ComposeFile.of(JsonMapper.shared().readTree(RESOLVED), network, layout);
    }

    private static PlacedTarget placed(String address, int port) {
        var catalogue = Catalogue.scan(Path.of("..").toAbsolutePath().normalize());
        return new PlacedTarget(catalogue.find(List.of(address)).getFirst(), port);
    }
}
