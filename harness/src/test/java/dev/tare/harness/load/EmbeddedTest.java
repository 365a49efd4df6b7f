package dev.tare.harness.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

class EmbeddedTest {

    private static final URI TARGET = URI.create("http://127.0.0.1:8091/");
    private static final Path FOLDER = Path.of("raw", "001-gin-ping");
    private static final Load LOAD =
            Recorded.load(Tool.EMBEDDED, new Extent.Lasting(Duration.ofSeconds(1)));

    private final Embedded embedded = Embedded.in(Path.of("/tare"));

    @Test
    void aTimeOverConnectionsThatAreKept() {
        assertThat(embedded.command(LOAD, TARGET, FOLDER))
                .startsWith(Path.of(System.getProperty("java.home"), "bin", "java").toString())
                .endsWith(
                        "-jar",
                        "/tare/loadgen/target/loadgen.jar",
                        "--connections=8",
                        "--threads=1",
                        "--seconds=1",
                        "http://127.0.0.1:8091/ping");
    }

    @Test
    void aNumberOfRequestsOverNewConnections() {
        Load counted = LOAD.lasting(new Extent.Requests(200));

        assertThat(embedded.command(Recorded.varied(counted, 2, false, 1), TARGET, FOLDER))
                .contains("--requests=200", "--threads=2", "--keep-alive=false")
                .noneMatch(word -> word.startsWith("--seconds"));
    }

    @Test
    void anOpenLoopAtItsRate() {
        assertThat(embedded.command(open(), TARGET, FOLDER)).contains("--rate=200.0");
    }

    @Test
    void aPlainRunHasEveryFigure() {
        LoadResult result = parsed(LOAD, "plain");

        assertThat(result)
                .returns(8, LoadResult::connections)
                .returns(8, LoadResult::inFlight)
                .returns(LoadErrors.NONE, LoadResult::errors)
                .returns(true, LoadResult::closedLoop)
                .returns(true, LoadResult::meanIsMeasured)
                .returns(List.of(), LoadResult::stalls);
        assertThat(result.reconnects()).hasValue(0);
        assertThat(result.bytesPerResponse()).isEqualTo(57);
        assertThat(result.cpu().orElseThrow())
                .isBetween(Duration.ofMillis(100), Duration.ofSeconds(2));
        assertThat(result.durationSeconds()).isCloseTo(1, within(0.1));
        Latency latency = result.latency().orElseThrow();
        assertThat(latency.p999Micros().orElseThrow())
                .isBetween(latency.p99Micros(), latency.maxMicros());
        assertThat(latency.meanMicros()).isBetween(latency.minMicros(), latency.maxMicros());
    }

    @Test
    void exactlyTheNumberOfRequestsIsMade() {
        LoadResult result = parsed(LOAD.lasting(new Extent.Requests(200)), "counted");

        assertThat(result.requests()).isEqualTo(200);
        assertThat(result.durationSeconds()).isLessThan(1);
    }

    @Test
    void anOpenLoopIsMarkedAsSuch() {
        LoadResult result = parsed(open(), "open-loop");

        assertThat(result.closedLoop()).isFalse();
        assertThat(result.requests()).isEqualTo(200);
        assertThat(result.requestsPerSecond()).isCloseTo(200, within(2.0));
        assertThat(result.errors()).isEqualTo(LoadErrors.NONE);
    }

    /// What waits for a slow answer is asked for all the same, and its wait is in its latency.
    @Test
    void whatASlowTargetHoldsUpIsInTheLatenciesOrCountedAsNotSent() {
        LoadResult result = parsed(open(), "too-fast");

        assertThat(result.latency().orElseThrow().p50Micros()).isGreaterThan(100_000);
        assertThat(result.errors().other()).isPositive();
        assertThat(result.requests() + result.errors().other()).isBetween(3900L, 4000L);
    }

    @Test
    void answersOfAnotherStatusAreCounted() {
        LoadResult unavailable = parsed(LOAD, "unavailable");
        LoadResult mixed = parsed(LOAD, "mixed");

        assertThat(unavailable.errors().status()).isEqualTo(unavailable.requests());
        assertThat(mixed.errors().status() * 4.0)
                .isCloseTo(mixed.requests(), within(mixed.requests() * 0.01));
    }

    @Test
    void newConnectionsAreNoReconnectsWhereTheyWereAskedFor() {
        LoadResult result = parsed(Recorded.varied(LOAD, 1, false, 1), "new-connections");

        assertThat(result.errors()).isEqualTo(LoadErrors.NONE);
        assertThat(result.reconnects()).isEmpty();
    }

    @Test
    void aTargetThatDiesLeavesErrors() {
        LoadResult result = parsed(LOAD, "dying");

        assertThat(result.requests()).isEqualTo(5000);
        assertThat(result.errors().connect()).isPositive();
        assertThat(result.errors().read()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "silent, timeout",
        "closing, read",
        "half-closed, read",
        "reset, read",
        "garbage, read"
    })
    void aRunWithoutAnAnswerHasNoResult(String name, String kind) {
        assertThatThrownBy(() -> parsed(LOAD, name))
                .isInstanceOf(LoadFailedException.class)
                .hasMessageMatching("(?s)embedded got no answer \\(.*" + kind + " [0-9]+.*");
    }

    @Test
    void aFailureCarriesTheToolsLastLines() {
        assertThatThrownBy(() -> parsed(LOAD, "refused"))
                .hasMessage(
                        """
                        embedded ended with status 1
                          unable to connect to http://127.0.0.1:21601/ping: Connection refused\
                        """);
        assertThatThrownBy(() -> parsed(LOAD, "bad-arguments"))
                .hasMessageStartingWith("embedded ended with status 2");
    }

    @ParameterizedTest
    @CsvSource({
        "'{', that cannot be read",
        "'{\"requests\":5}', that cannot be read",
        "no, without its document"
    })
    void aDocumentThatIsCutShortIsToldFromAResult(String line, String told) {
        var output = new ToolOutput(0, line + "\n", "", Optional.empty());

        assertThatThrownBy(() -> embedded.parse(LOAD, output))
                .isInstanceOf(LoadFailedException.class)
                .hasMessageContaining(told);
    }

    @Test
    void theWatchdogsLinesAreKept() {
        String document = Recorded.output("embedded/plain").stdout();
        String stalled = document.replace("\"stalls\":[]", "\"stalls\":[\"for 180 ms\"]");

        assertThat(embedded.parse(LOAD, new ToolOutput(0, stalled, "", Optional.empty())).stalls())
                .containsExactly("for 180 ms");
    }

    @Test
    void aJarThatIsNotBuiltIsMissing() {
        assertThat(embedded.missing())
                .contains(
                        "/tare/loadgen/target/loadgen.jar is not there: build it: mvn -DskipTests"
                                + " package");
    }

    @Test
    void theVersionIsThatOfHyperfoil() {
        assertThat(embedded.version("Hyperfoil 0.25.2\n")).isEqualTo("Hyperfoil 0.25.2");
        assertThat(embedded.version("something else\n")).isEqualTo("something else");
    }

    private LoadResult parsed(Load load, String name) {
        return embedded.parse(load, Recorded.output("embedded/" + name));
    }

    private static Load open() {
        return new Load(
                LOAD.id(),
                Tool.EMBEDDED,
                LOAD.path(),
                8,
                1,
                LOAD.extent(),
                true,
                1,
                OptionalDouble.of(200));
    }
}
