package dev.tare.harness.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.findings.Experiment;
import dev.tare.harness.findings.TrialExample;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TrialResult.State;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import javax.xml.parsers.DocumentBuilderFactory;

class ReportTest {

    private static final Locale USUAL = Locale.getDefault();

    /// A name that tries a page, a table, a terminal and the direction of writing.
    private static final String HOSTILE = "<script>alert(\"1\")</script>|`x`\033[31m\u202Egnp";

    @AfterEach
    void restoreTheLocale() {
        Locale.setDefault(USUAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de-DE", "ar-EG-u-nu-arab"})
    void theTerminalReportIsTheGoldenOneInEveryLocale(String locale) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(locale));

        assertThat(Report.of(SampleRun.result()).terminal(false)).isEqualTo(golden("report.txt"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de-DE", "ar-EG-u-nu-arab"})
    void theMarkdownReportIsTheGoldenOneInEveryLocale(String locale) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(locale));

        assertThat(Report.of(SampleRun.result()).markdown()).isEqualTo(golden("report.md"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de-DE", "ar-EG-u-nu-arab"})
    void theTrialsAreTheGoldenOnesInEveryLocale(String locale) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(locale));

        assertThat(Report.of(SampleRun.result()).csv().replace("\r\n", "\n"))
                .isEqualTo(golden("trials.csv"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de-DE", "ar-EG-u-nu-arab"})
    void thePictureIsTheGoldenOneInEveryLocale(String locale) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(locale));

        assertThat(Report.of(SampleRun.result()).svg()).isEqualTo(golden("report.svg"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de-DE", "ar-EG-u-nu-arab"})
    void theFindingsAreTheGoldenOnesInEveryLocale(String locale) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(locale));

        assertThat(rounded(Report.of(SampleRun.small()).json()))
                .isEqualTo(rounded(golden("findings.json")));
    }

    /// Processors differ in the last digits of a logarithm.
    private static String rounded(String json) {
        return Pattern.compile("-?\\d+\\.\\d+(E-?\\d+)?")
                .matcher(json)
                .replaceAll(number ->
                        new BigDecimal(number.group()).round(new MathContext(9)).toString());
    }

    @Test
    void colourIsAllThatATerminalAdds() {
        var report = Report.of(SampleRun.result());

        assertThat(report.terminal(true))
                .contains("\033[33m  ! ")
                .satisfies(text ->
                        assertThat(text.replaceAll("\033\\[[0-9]+m", ""))
                                .isEqualTo(report.terminal(false)));
    }

    @Test
    void theFolderAloneIsEnough(@TempDir Path folder) throws IOException {
        RunResult run = SampleRun.result();
        var results = new ResultsFolder(folder);
        results.write(run.info());
        run.trials().forEach(results::append);

        Report anew = Report.of(results.read());

        assertThat(anew.terminal(false)).isEqualTo(Report.of(run).terminal(false));
        anew.write(folder);
        assertThat(Files.readString(folder.resolve("report.md"))).isEqualTo(golden("report.md"));
        assertThat(folder.resolve("trials.csv")).isNotEmptyFile();
    }

    @Test
    void theFindingsAreJsonWhoseKeysAreTheRecords() {
        JsonNode json = JsonMapper.shared().readTree(Report.of(SampleRun.result()).json());

        assertThat(json.path("schemaVersion").asInt()).isEqualTo(1);
        JsonNode netty = json.path("rows").get(1);
        assertThat(netty.path("target").asString()).isEqualTo("netty");
        JsonNode cpu = netty.path("against").path("cpuMicrosPerRequest");
        assertThat(cpu.path("kind").asString()).isEqualTo("compared");
        assertThat(cpu.path("comparison").path("verdict").asString()).isEqualTo("LESS");
        JsonNode own = json.path("rows").get(4).path("estimates").path("cpuMicrosPerRequest");
        assertThat(own.path("reason").asString()).isEqualTo("a server of one's own is not seen");
        assertThat(json.path("article").path("order").get(0).path("outcome").asString())
                .isEqualTo("HOLDS");
        assertThat(json.path("trials")).hasSize(50);
    }

    @Test
    void aNameCannotSpeakToATerminal() {
        assertThat(hostile().terminal(false))
                .contains("<script>alert(\"1\")</script>|`x`\\u001B[31m\\u202Egnp")
                .doesNotContain("\033")
                .doesNotContain("\u202E");
    }

    @Test
    void aNameCannotSpeakToAPage() {
        String markdown = hostile().markdown();
        String outsideOfCode = markdown.replaceAll("(?s)```.*?```", "");

        assertThat(outsideOfCode)
                .contains("&#60;script&#62;alert(\"1\")&#60;/script&#62;&#124;&#96;x&#96;")
                .doesNotContain("<script>")
                .doesNotContain("\033")
                .doesNotContain("\u202E");
        assertThat(outsideOfCode.lines().filter(line -> line.startsWith("| ")))
                .allSatisfy(line -> assertThat(line.split(" \\| ", -1).length).isGreaterThan(1));
    }

    @Test
    void aNameCannotSpeakToAPicture() throws Exception {
        String picture = hostile().svg();

        assertThat(picture).doesNotContain("<script").doesNotContain("\u202E");
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(picture)));
    }

    @Test
    void aNameCannotBreakALineOfTheTrials() {
        assertThat(hostile().csv()).contains("\"<script>alert(\"\"1\"\")</script>|`x`");
    }

    @Test
    void aLogThatHasAFenceDoesNotEndTheCode() {
        assertThat(MarkdownText.of(List.of(commands("echo '```'"))))
                .isEqualTo("````sh\necho '```'\n````\n");
    }

    @Test
    void aRunThatWasStoppedAtOnceHasAReport() {
        var report =
                Report.of(
                        new Experiment("jdk-http", "netty")
                                .under(Experiment.wrk("ping", "/ping"))
                                .run());

        assertThat(report.terminal(false))
                .contains("0 of 10 trials done")
                .contains("No two targets have figures to rely on")
                .contains("n/a: no trial was done");
        assertThat(report.markdown()).contains("| jdk-http | 0/5 | n/a (1) |");
    }

    @Test
    void timeThatTheHypervisorTookIsToldWithCauseAndNextStep() {
        var experiment = new Experiment("jdk-http").under(Experiment.wrk("ping", "/ping"));
        for (int round = 1; round <= 5; round++) {
            experiment.trial(
                    TrialExample.of("jdk-http", "ping", round).cpu(30, round).machine(0.7, 0.05));
        }

        assertThat(Report.of(experiment.run()).terminal(false))
                .containsOnlyOnce("the hypervisor took 5 % of the machine's time")
                .containsOnlyOnce("Other machines share the hardware");
    }

    private static Block commands(String line) {
        return new Block.Commands(List.of(line));
    }

    private static Report hostile() {
        return Report.of(
                new Experiment("jdk-http", HOSTILE)
                        .under(Experiment.wrk("ping", "/ping"))
                        .trial(TrialExample.of("jdk-http", "ping", 1))
                        .trial(
                                TrialExample.of(HOSTILE, "ping", 1)
                                        .ended(State.FAILED, HOSTILE + " ended"))
                        .run());
    }

    private static String golden(String name) throws IOException {
        try (InputStream file = ReportTest.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
