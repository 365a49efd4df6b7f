package dev.tare.harness.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tare.harness.recipe.Tool;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

class WrkTest {

    private static final URI TARGET = URI.create("http://127.0.0.1:8083");

    private final Wrk wrk;
    private final Path runFolder;

    WrkTest(@TempDir Path runFolder) throws IOException {
        this.runFolder = runFolder;
        wrk = Wrk.in(runFolder);
    }

    @Test
    void theCommandNamesTheScriptThatStandsInTheRunsFolder() {
        Path script = runFolder.resolve("wrk-report.lua").toAbsolutePath();

        assertThat(wrk.command(Recorded.wrk(), TARGET, runFolder))
                .containsExactly(
                        "wrk",
                        "-t1",
                        "-c8",
                        "-d1s",
                        "--timeout",
                        "10s",
                        "--latency",
                        "-s",
                        script.toString(),
                        "http://127.0.0.1:8083/ping",
                        "--",
                        "8",
                        "1");
        assertThat(script).content().contains("function done(summary, latency)");
    }

    @Test
    void theCommandIsTheSameInAnyLocale() {
        List<String> here = wrk.command(Recorded.wrk(), TARGET, runFolder);
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(wrk.command(Recorded.wrk(), TARGET, runFolder)).isEqualTo(here);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void theScriptIsWrittenAgainOverAnOlderOne() throws IOException {
        Files.writeString(runFolder.resolve("wrk-report.lua"), "before");

        Wrk.in(runFolder);

        assertThat(runFolder.resolve("wrk-report.lua")).content().doesNotContain("before");
    }

    @Test
    void newConnectionsAndPipeliningAreAskedFor() {
        assertThat(wrk.command(Recorded.varied(Recorded.wrk(), 2, false, 1), TARGET, runFolder))
                .containsSubsequence("-t2", "-H", "Connection: close", "--", "8", "1");
        assertThat(wrk.command(Recorded.varied(Recorded.wrk(), 1, true, 16), TARGET, runFolder))
                .endsWith("--", "8", "16");
    }

    @Test
    void aLoadThatCountsRequestsIsNotForWrk() {
        assertThat(wrk.tool()).isEqualTo(Tool.WRK);
        assertThat(Recorded.ab().by(Tool.WRK).problems()).isNotEmpty();
    }

    @Test
    void aPlainRunHasItsMeasuredAndItsCorrectedLatencies() {
        LoadResult result = parsed("plain");

        assertThat(result)
                .returns(39_577L, LoadResult::requests)
                .returns(2_255_889L, LoadResult::receivedBytes)
                .returns(57.0, LoadResult::bytesPerResponse)
                .returns(8, LoadResult::connections)
                .returns(8, LoadResult::inFlight)
                .returns(1.100068, LoadResult::durationSeconds)
                .returns(true, LoadResult::closedLoop)
                .returns(LoadErrors.NONE, LoadResult::errors);
        assertThat(result.requestsPerSecond()).isCloseTo(35_976.87, within(0.005));
        assertThat(result.latency())
                .contains(
                        new Latency(
                                38,
                                216.006,
                                OptionalDouble.of(160.033),
                                180,
                                255,
                                320,
                                516,
                                OptionalDouble.of(2949),
                                4573));
        assertThat(result.corrected().orElseThrow().p99Micros()).isEqualTo(1936);
    }

    /// wrk's own lines above that of the script: 254.98us, 185.00us, 1.94ms.
    @Test
    void theCorrectedLatenciesAreThoseThatWrkPrints() {
        Latency corrected = parsed("plain").corrected().orElseThrow();

        assertThat(corrected.meanMicros()).isCloseTo(254.98, within(0.005));
        assertThat(corrected.p50Micros()).isEqualTo(185);
        assertThat(corrected.p99Micros()).isCloseTo(1940, within(5.0));
    }

    @Test
    void connectionsAreThoseThatTheThreadsShareEvenly() {
        LoadResult result =
                wrk.parse(
                        Recorded.varied(Recorded.wrk(), 3, true, 1), Recorded.output("wrk/uneven"));

        assertThat(result.connections()).isEqualTo(6);
    }

    @Test
    void aBatchOfPipelinedRequestsIsInFlightTogether() {
        LoadResult result =
                wrk.parse(
                        Recorded.varied(Recorded.wrk(), 1, true, 16),
                        Recorded.output("wrk/pipelined"));

        assertThat(result.inFlight()).isEqualTo(128);
        assertThat(result.requests()).isEqualTo(62_754);
        assertThat(result.latency().orElseThrow().p99Micros()).isEqualTo(7249);
        assertThat(result.requestsPerSecond() * result.latency().orElseThrow().meanMicros() / 1e6)
                .isCloseTo(128, within(4.0));
    }

    @Test
    void answersOfAnotherStatusAreCounted() {
        assertThat(parsed("unavailable").errors()).isEqualTo(statuses(49_384));
        assertThat(parsed("mixed").errors()).isEqualTo(statuses(14_544));
        assertThat(parsed("mixed").requests()).isEqualTo(58_177);
    }

    @Test
    void timeoutsAndBrokenConnectionsAreCounted() {
        assertThat(parsed("timeouts").errors()).isEqualTo(new LoadErrors(0, 0, 0, 12, 0, 0, 0));
        assertThat(parsed("dying").errors()).isEqualTo(new LoadErrors(0, 9, 828, 0, 0, 0, 0));
        assertThat(parsed("dying").requests()).isEqualTo(5000);
    }

    @Test
    void newConnectionsAreNoErrors() {
        assertThat(parsed("new-connections").errors()).isEqualTo(LoadErrors.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "silent, no errors",
        "closing, read 6470",
        "half-closed, read 5156",
        "reset, read 7558",
        "garbage, read 6126"
    })
    void aRunWithoutAnAnswerHasNoResult(String name, String errors) {
        assertThatThrownBy(() -> parsed(name))
                .isInstanceOf(LoadFailedException.class)
                .hasMessageStartingWith("wrk got no answer in 1.0 s (" + errors + ")")
                .hasMessageContaining("Requests/sec:");
    }

    @Test
    void aFailureCarriesTheToolsLastLines() {
        assertThatThrownBy(() -> parsed("refused"))
                .isInstanceOf(LoadFailedException.class)
                .hasMessage(
                        """
                        wrk ended with status 1
                          unable to connect to 127.0.0.1:21601 Connection refused\
                        """);
        assertThatThrownBy(() -> parsed("bad-arguments"))
                .hasMessage(
                        """
                        wrk ended with status 1
                          number of connections must be >= threads\
                        """);
        assertThatThrownBy(() -> parsed("without-script"))
                .hasMessageStartingWith("wrk ended without the line of its script")
                .hasMessageEndingWith("  Transfer/sec:      1.11MB");
    }

    @ParameterizedTest
    @CsvSource({"'{'", "'{\"requests\":1'", "'{\"requests\":5}'", "nothing"})
    void aLineThatIsCutShortIsToldFromAResult(String line) {
        var output = new ToolOutput(0, "wrk-report " + line + "\n", "", Optional.empty());

        assertThatThrownBy(() -> wrk.parse(Recorded.wrk(), output))
                .isInstanceOf(LoadFailedException.class)
                .hasMessageStartingWith("wrk printed a line that cannot be read")
                .hasMessageContaining(line);
    }

    @Test
    void withoutMeasuredLatenciesTheReasonIsTold() {
        String line =
                """
                wrk-report {"bytes":9,"durationMicros":1000000,"requests":1,"problem":"another wrk",\
                "errors":{"connect":0,"read":0,"status":0,"timeout":0,"write":0}}
                """;

        LoadResult result =
                wrk.parse(Recorded.wrk(), new ToolOutput(0, line, "", Optional.empty()));

        assertThat(result.latency()).isEmpty();
        assertThat(result.remark()).contains("another wrk");
    }

    @Test
    void theVersionIsReadHoweverTheSystemWritesIt() {
        assertThat(wrk.version("wrk debian/4.1.0-3+b2 [epoll] Copyright (C) 2012 Will Glozer\n"))
                .isEqualTo("wrk 4.1.0");
        assertThat(wrk.version("wrk 4.2.0 [kqueue] Copyright")).isEqualTo("wrk 4.2.0");
        assertThat(wrk.version("something else\n")).isEqualTo("something else");
    }

    private LoadResult parsed(String name) {
        return wrk.parse(Recorded.wrk(), Recorded.output("wrk/" + name));
    }

    private static LoadErrors statuses(long count) {
        return new LoadErrors(0, 0, 0, 0, count, 0, 0);
    }
}
