package dev.tare.harness.container;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.target.PlacedTarget;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// A compose file for one run, made of the project's: the database, and a service for each target
/// under its variant, so that one target can be there several times.
final class ComposeFile {

    /// The service of the database, as the project's file calls it.
    static final String DATABASE = "db";

    private static final int DATABASE_PORT = 5432;

    /// What a run's service has no use for: it is built and waited for by the run itself, and a
    /// health check would take CPU time within a trial.
    private static final List<String> UNUSED =
            List.of("build", "depends_on", "healthcheck", "profiles");

    private ComposeFile() {}

    /// Makes the file.
    ///
    /// @param resolved the project's file as the compose command resolves it
    static ObjectNode of(JsonNode resolved, Network network, Layout layout) {
        ObjectNode file = JsonMapper.shared().createObjectNode();
        ObjectNode services = file.putObject("services");
        ObjectNode database = known(resolved, DATABASE).deepCopy();
        publish(database, network, layout.databasePort(), DATABASE_PORT);
        services.set(DATABASE, database);
        for (PlacedTarget target : layout.targets()) {
            services.set(service(target), target(resolved, network, target));
        }
        return file;
    }

    /// The service of a target.
    static String service(PlacedTarget target) {
        return target.address().replaceAll("[^a-z0-9_-]", "-") + "-" + target.port();
    }

    /// The image that the compose command has built for a service of the project's file.
    static String image(JsonNode resolved, String service) {
        return resolved.path("name").asString() + "-" + service;
    }

    private static ObjectNode target(JsonNode resolved, Network network, PlacedTarget target) {
        String name = target.variant().target().name();
        ObjectNode service = known(resolved, name).deepCopy();
        service.remove(UNUSED);
        service.put("image", image(resolved, name));
        ObjectNode environment = service.withObject("/environment");
        environment.put("PORT", Integer.toString(target.port()));
        target.variant().variant().environment().forEach(environment::put);
        publish(service, network, target.port(), target.port());
        return service;
    }

    private static ObjectNode known(JsonNode resolved, String service) {
        return resolved.path("services")
                .path(service)
                .asObjectOpt()
                .orElseThrow(() ->
                        ProblemException.badUsage(
                                "docker-compose.yml has no service %s: add one"
                                        .formatted(service)));
    }

    private static void publish(ObjectNode service, Network network, int port, int inside) {
        service.remove("ports");
        if (network == Network.BRIDGE) {
            service.putArray("ports").add("%s:%d:%d".formatted(PlacedTarget.HOST, port, inside));
        }
    }
}
