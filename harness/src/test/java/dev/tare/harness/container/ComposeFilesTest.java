package dev.tare.harness.container;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.Target;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// The compose files as they are written, held against the catalogue: an alias is then the very
/// object that it stands for, and `<<` a key like others.
class ComposeFilesTest {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final String MERGE = "<<";
    private static final String PROFILES = "profiles";
    private static final Set<String> OWN = Set.of(MERGE, "build", "environment", "ports");

    private static final Map<?, ?> FILE = load("docker-compose.yml");
    private static final Map<?, ?> HOST_FILE = load("docker-compose.host.yml");
    private static final List<Target> TARGETS = Catalogue.scan(HOME).targets();

    @Test
    void everyTargetHasItsServiceAndNoOtherIsThereButTheDatabase() {
        assertThat(services(FILE).keySet().stream().map(Object::toString))
                .containsExactlyInAnyOrderElementsOf(namesWithDatabase());
        assertThat(services(HOST_FILE).keySet().stream().map(Object::toString))
                .containsExactlyInAnyOrderElementsOf(namesWithDatabase());
    }

    @TestFactory
    Stream<DynamicTest> aServiceDiffersFromTheSharedDefinitionInWhatItMust() {
        return TARGETS.stream()
                .map(target -> DynamicTest.dynamicTest(target.name(), () -> check(target)));
    }

    @TestFactory
    Stream<DynamicTest> onTheHostsNetworkAllServicesHaveOneDefinition() {
        return TARGETS.stream()
                .map(target ->
                        DynamicTest.dynamicTest(
                                target.name(),
                                () ->
                                        assertThat(services(HOST_FILE).get(target.name()))
                                                .isSameAs(HOST_FILE.get("x-host"))));
    }

    @Test
    void theLimitsOfTheDatabaseAreThoseOfTheTargets() {
        assertThat(mapping(services(FILE).get("db")).get(MERGE)).isSameAs(FILE.get("x-limits"));
        assertThat(mapping(FILE.get("x-target")).get(MERGE)).isSameAs(FILE.get("x-limits"));
    }

    @Test
    void theSettingsOfARunAreAllThatTheFilesKnow() throws IOException {
        String text =
                Files.readString(HOME.resolve("docker-compose.yml"))
                        + Files.readString(HOME.resolve("docker-compose.host.yml"));
        List<String> variables =
                Stream.of(text.split("\\$\\{"))
                        .skip(1)
                        .map(rest -> rest.substring(0, rest.indexOf(':')))
                        // Which image the database is of changes nothing that a target does.
                        .filter(variable -> !variable.equals("TARE_DB_IMAGE"))
                        .distinct()
                        .toList();
        assertThat(new Layout(List.of(), 1, 1, 1, List.of(), "", "").settings().keySet())
                .containsExactlyInAnyOrderElementsOf(variables);
    }

    private static void check(Target target) {
        Map<?, ?> service = mapping(services(FILE).get(target.name()));
        assertThat(service.get(MERGE)).isSameAs(FILE.get("x-target"));
        assertThat(service.get("environment"))
                .isEqualTo(Map.of(MERGE, FILE.get("x-environment"), "PORT", target.port()));
        assertThat(service.get("ports"))
                .isEqualTo(List.of("${TARE_BIND:-127.0.0.1}:%1$d:%1$d".formatted(target.port())));
        Map<?, ?> build = mapping(service.get("build"));
        assertThat(build.get("context")).isEqualTo(".");
        assertThat(build.get("args")).isEqualTo(Map.of("TARGET", target.name()));
        assertThat(HOME.resolve(build.get("dockerfile").toString())).isRegularFile();
        if (target.needsOnlyJava()) {
            assertThat(build.get("dockerfile")).isEqualTo("targets/Dockerfile");
        } else {
            assertThat(service.get(PROFILES)).isEqualTo(List.of("peers"));
        }
        assertThat(service.keySet().stream().map(Object::toString))
                .filteredOn(key -> target.needsOnlyJava() || !key.equals(PROFILES))
                .containsExactlyInAnyOrderElementsOf(OWN);
    }

    private static List<String> namesWithDatabase() {
        return Stream.concat(Stream.of("db"), TARGETS.stream().map(Target::name)).toList();
    }

    private static Map<?, ?> services(Map<?, ?> file) {
        return mapping(file.get("services"));
    }

    private static Map<?, ?> mapping(Object node) {
        assertThat(node).isInstanceOf(Map.class);
        return (Map<?, ?>) node;
    }

    private static Map<?, ?> load(String name) {
        try {
            var settings = LoadSettings.builder().setAllowDuplicateKeys(false).build();
            return mapping(new Load(settings).loadFromString(Files.readString(HOME.resolve(name))));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
