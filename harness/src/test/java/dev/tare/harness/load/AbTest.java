package dev.tare.harness.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

class AbTest {

    private static final URI TARGET = URI.create("http://127.0.0.1:8091/");
    private static final Path FOLDER = Path.of("raw", "001-gin-ping");

    private final Ab ab = new Ab();

    @Test
    void aNumberOfRequestsOverConnectionsThatAreKept() {
        assertThat(ab.command(Recorded.ab(), TARGET, FOLDER))
                .containsExactly(
                        "ab",
                        "-q",
                        "-l",
                        "-r",
                        "-s",
                        "10",
                        "-k",
                        "-n",
                        "200",
                        "-c",
                        "8",
                        "-e",
                        FOLDER.resolve("percentiles.csv").toString(),
                        "http://127.0.0.1:8091/ping");
    }

    @Test
    void aTimeOverNewConnectionsEndsBeforeItsNumberOfRequests() {
        Load load = Recorded.load(Tool.AB, new Extent.Lasting(Duration.ofSeconds(3)));

        assertThat(ab.command(Recorded.varied(load, 1, false, 1), TARGET, FOLDER))
                .doesNotContain("-k")
                .containsSequence("-t", "3", "-n", "600000", "-c", "8");
        assertThat(
                        ab.command(
                                load.lasting(new Extent.Lasting(Duration.ofHours(1))),
                                TARGET,
                                FOLDER))
                .containsSequence("-t", "3600", "-n", "20000000");
    }

    @Test
    void aPlainRunHasLatenciesFinerThanAMillisecond() {
        LoadResult result = parsed("keep-alive");

        assertThat(result)
                .returns(20_000L, LoadResult::requests)
                .returns(0.725, LoadResult::durationSeconds)
                .returns(27_573.01, LoadResult::requestsPerSecond)
                .returns(1_620_000L, LoadResult::receivedBytes)
                .returns(OptionalDouble.of(18), LoadResult::bytesPerBody)
                .returns(8, LoadResult::inFlight)
                .returns(LoadErrors.NONE, LoadResult::errors)
                .returns(true, LoadResult::closedLoop)
                .returns(false, LoadResult::meanIsMeasured);
        assertThat(result.reconnects()).hasValue(0);
        assertThat(result.latency())
                .contains(
                        new Latency(
                                89,
                                290,
                                OptionalDouble.of(400),
                                207,
                                255,
                                297,
                                2785,
                                OptionalDouble.empty(),
                                5635));
    }

    @Test
    void withoutItsFileTheTableOfWholeMillisecondsIsRead() {
        ToolOutput output = Recorded.output("ab/slow");
        var bare = new ToolOutput(0, output.stdout(), output.stderr(), Optional.empty());

        assertThat(ab.parse(Recorded.ab(), bare).latency().orElseThrow())
                .returns(10_000.0, Latency::minMicros)
                .returns(11_000.0, Latency::p50Micros)
                .returns(1_506_000.0, Latency::maxMicros);
    }

    @Test
    void aRunThatATimeEndsIsReadAlike() {
        assertThat(parsed("time-limit"))
                .returns(15_996L, LoadResult::requests)
                .returns(1.0, LoadResult::durationSeconds);
    }

    @Test
    void newConnectionsAreNoReconnectsWhereTheyWereAskedFor() {
        Load load = Recorded.varied(Recorded.ab(), 1, false, 1);

        assertThat(ab.parse(load, Recorded.output("ab/new-connections")).reconnects()).isEmpty();
    }

    @Test
    void whatFailedIsCountedByItsKind() {
        assertThat(parsed("unavailable").errors()).isEqualTo(errors(0, 1000, 0, 0));
        assertThat(parsed("mixed").errors()).isEqualTo(errors(0, 250, 0, 0));
        assertThat(parsed("varying-length").errors()).isEqualTo(errors(0, 0, 666, 0));
        assertThat(parsed("dying").errors()).isEqualTo(errors(15_004, 0, 0, 8966));
    }

    /// ab takes an answer that breaks off for a whole one; its size and the connection tell.
    @Test
    void answersThatBreakOffShowInTheSizeOfABodyAndInReconnects() {
        LoadResult result = parsed("half-closed");

        assertThat(result.errors()).isEqualTo(LoadErrors.NONE);
        assertThat(result.bytesPerBody()).hasValue(10);
        assertThat(result.reconnects()).hasValue(200);
    }

    @ParameterizedTest
    @CsvSource({
        "closing, no errors",
        "reset, 'read 200, other 200'",
        "refused, 'read 201, other 109'"
    })
    void aRunWithoutAnAnswerHasNoResultAlthoughAbPrintsARate(String name, String errors) {
        assertThat(Recorded.output("ab/" + name).stdout()).contains("Requests per second:");
        assertThatThrownBy(() -> parsed(name))
                .isInstanceOf(LoadFailedException.class)
                .hasMessageStartingWith("ab got no answer (" + errors + ")");
    }

    @Test
    void aFailureCarriesTheToolsLastLines() {
        assertThatThrownBy(() -> parsed("timeout"))
                .isInstanceOf(LoadFailedException.class)
                .hasMessage(
                        """
                        ab ended with status 119
                          apr_pollset_poll: The timeout specified has expired (70007)\
                        """);
        assertThatThrownBy(() -> parsed("refused-at-once"))
                .hasMessageEndingWith("  apr_socket_recv: Connection refused (111)");
        assertThatThrownBy(() -> parsed("bad-arguments"))
                .hasMessage(
                        """
                        ab ended with status 22
                          ab: Cannot use concurrency level greater than total number of requests\
                        """);
    }

    @Test
    void aReportThatIsCutShortNamesWhatIsMissing() {
        String whole = Recorded.output("ab/keep-alive").stdout();
        String half = whole.substring(0, whole.indexOf("Requests per second"));
        var output = new ToolOutput(0, half, "", Optional.empty());

        assertThatThrownBy(() -> ab.parse(Recorded.ab(), output))
                .isInstanceOf(LoadFailedException.class)
                .hasMessageStartingWith("ab printed no \"Requests per second\"")
                .hasMessageContaining("HTML transferred:       360000 bytes");
    }

    @Test
    void theVersionIsReadFromTheFirstLine() {
        assertThat(ab.version("This is ApacheBench, Version 2.3 <$Revision$>\nCopyright\n"))
                .isEqualTo("ab 2.3");
    }

    private LoadResult parsed(String name) {
        return ab.parse(Recorded.ab(), Recorded.output("ab/" + name));
    }

    private static LoadErrors errors(long read, long status, long length, long other) {
        return new LoadErrors(0, read, 0, 0, status, length, other);
    }
}
