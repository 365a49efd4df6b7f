package dev.tare.harness.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tare.harness.findings.Experiment;
import dev.tare.harness.findings.TrialExample;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TrialResult.State;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/// The page as a browser shows it.
class ReportPageIT {

    private static final String HOSTILE =
            "\"><script>document.title='obeyed'</script>' onclick='x' عربي\u202Egnp"
                    + "x".repeat(2_000);

    private static Browser browser;

    @TempDir private Path folder;

    @BeforeAll
    static void start() {
        assumeTrue(Browser.missing().isEmpty(), () -> Browser.missing().orElseThrow());
        browser = new Browser();
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void begin() {
        browser.scripts(true);
        browser.prefer("screen", "light");
    }

    @Test
    void thePageAsksForNothingAndComplainsOfNothing() throws IOException {
        Path page = page(SampleRun.result());
        browser.requests();
        browser.open(page, 1400);

        assertThat(browser.console()).isEmpty();
        assertThat(browser.requests()).containsExactly(page.toUri().toString());
        assertThat(Files.size(page)).isLessThan(1_500_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 1400})
    void everyChartIsDrawnAndNothingSticksOut(int width) throws IOException {
        browser.open(page(SampleRun.result()), width);

        assertThat(browser.driver().findElements(By.tagName("figure"))).hasSizeGreaterThan(8);
        assertThat(browser.<List<String>>evaluatedFile("layout.js")).isEmpty();
    }

    @Test
    void onPaperNothingSticksOut() throws IOException {
        browser.prefer("print", "light");
        browser.open(page(SampleRun.result()), 720);

        assertThat(browser.<List<String>>evaluatedFile("layout.js")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void textsAndMarksStandOut(String scheme) throws IOException {
        browser.prefer("screen", scheme);
        browser.open(page(SampleRun.result()), 1400);

        Map<String, Object> contrast = browser.evaluatedFile("contrast.js");
        assertThat(contrast.get("low")).isEqualTo(List.of());
        assertThat((Long) contrast.get("texts")).isGreaterThan(100);
        assertThat((Long) contrast.get("marks")).isGreaterThan(50);
        String paper = browser.evaluated("return getComputedStyle(document.body).backgroundColor");
        assertThat(paper)
                .isEqualTo(scheme.equals("dark") ? "rgb(21, 24, 28)" : "rgb(255, 255, 255)");
    }

    @Test
    void theTableHasTheFiguresOfTheTrials() throws IOException {
        browser.open(page(threeTargets()), 1400);

        for (String target : List.of("jdk-http", "netty", "gin")) {
            List<JsonNode> trials =
                    Files.readAllLines(folder.resolve("trials.jsonl")).stream()
                            .map(JsonMapper.shared()::readTree)
                            .filter(trial -> trial.path("target").asString().equals(target))
                            .toList();
            assertThat(trials).hasSize(5);
            shows(target, 2, trials, trial -> number(trial, "requestsPerSecond"));
            shows(
                    target,
                    3,
                    trials,
                    trial -> number(trial.path("result"), "latency", "p50Micros") / 1e3);
            shows(
                    target,
                    4,
                    trials,
                    trial -> number(trial.path("result"), "latency", "p99Micros") / 1e3);
            shows(target, 5, trials, ReportPageIT::cpuMicros);
        }
    }

    @Test
    void withoutScriptsAllIsThere() throws IOException {
        Path probe =
                Files.writeString(
                        folder.resolve("probe.html"), "<script>document.title='on'</script>");
        browser.scripts(false);
        browser.open(probe, 1400);
        assertThat(browser.driver().getTitle()).isNotEqualTo("on");

        browser.open(page(SampleRun.result()), 1400);

        assertThat(browser.driver().findElements(By.cssSelector("table tbody tr")))
                .hasSizeGreaterThan(20)
                .allMatch(WebElement::isDisplayed);
        assertThat(browser.driver().findElements(By.cssSelector("figure circle"))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 1400})
    void whatIsHostileOrVeryLongDoesNoHarm(int width) throws IOException {
        Path page = page(hostile());
        browser.requests();
        browser.open(page, width);

        assertThat(browser.driver().getTitle()).isEqualTo("An example");
        assertThat(browser.driver().findElements(By.tagName("script"))).isEmpty();
        assertThat(browser.driver().findElements(By.cssSelector("[onclick]"))).isEmpty();
        assertThat(browser.console()).isEmpty();
        assertThat(browser.requests()).containsExactly(page.toUri().toString());
        assertThat(browser.<List<String>>evaluatedFile("layout.js")).isEmpty();
        assertThat(browser.driver().findElement(By.tagName("body")).getText())
                .contains("<script>document.title='obeyed'</script>");
    }

    @Test
    void severalRunsFitOnAPageToo() throws IOException {
        var runs = new LinkedHashMap<String, RunResult>();
        runs.put("before", threeTargets());
        runs.put(HOSTILE, threeTargets());
        Path page = Files.writeString(folder.resolve("side.html"), ManyRuns.of(runs).html());
        browser.open(page, 360);

        assertThat(browser.console()).isEmpty();
        assertThat(browser.<List<String>>evaluatedFile("layout.js")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void thePictureIsDrawnInTheColoursOfItsViewer(String scheme) throws IOException {
        browser.prefer("screen", scheme);
        browser.open(
                Files.writeString(
                        folder.resolve("report.svg"), Report.of(SampleRun.result()).svg()),
                900);

        assertThat(browser.console()).isEmpty();
        assertThat(
                        browser.<String>evaluated(
                                "return getComputedStyle(document.querySelector('.paper')).fill"))
                .isEqualTo(scheme.equals("dark") ? "rgb(21, 24, 28)" : "rgb(255, 255, 255)");
        List<String> outside =
                browser.evaluated(
                        """
                        const frame = document.querySelector('.paper').getBoundingClientRect();
                        return [...document.querySelectorAll('text, circle, rect')]
                            .filter(e => e.getBoundingClientRect().right > frame.right
                                || e.getBoundingClientRect().bottom > frame.bottom)
                            .map(e => e.outerHTML);
                        """);
        assertThat(outside).isEmpty();
    }

    private void shows(
            String target, int column, List<JsonNode> trials, ToDoubleFunction<JsonNode> figure) {
        double[] sorted = trials.stream().mapToDouble(figure).sorted().toArray();
        String cell =
                browser.driver()
                        .findElement(
                                By.xpath(
                                        "(//table)[1]//tr[th='%s']/td[%d]"
                                                .formatted(target, column)))
                        .getText();
        double expected = sorted[sorted.length / 2];
        assertThat(Double.parseDouble(cell.replace(",", "")))
                .as("%s, column %d", target, column)
                .isCloseTo(expected, within(expected * 0.005));
    }

    private static double number(JsonNode trial, String key) {
        return trial.path("result").path(key).asDouble();
    }

    private static double number(JsonNode result, String object, String key) {
        return result.path(object).path(key).asDouble();
    }

    private static double cpuMicros(JsonNode trial) {
        JsonNode usage = trial.path("targetUsage");
        Duration cpu =
                Duration.parse(usage.path("userCpu").asString())
                        .plus(Duration.parse(usage.path("systemCpu").asString()));
        return cpu.toNanos() / 1e3 / trial.path("result").path("requests").asDouble();
    }

    private Path page(RunResult run) throws IOException {
        var results = new ResultsFolder(folder);
        results.write(run.info());
        run.trials().forEach(results::append);
        return Files.writeString(folder.resolve("report.html"), Report.of(results.read()).html());
    }

    private static RunResult threeTargets() {
        var experiment =
                new Experiment("jdk-http", "netty", "gin").under(Experiment.wrk("ping", "/ping"));
        for (int round = 1; round <= 5; round++) {
            double noise = 1 + 0.017 * ((round * 3) % 5);
            experiment
                    .trial(
                            TrialExample.of("jdk-http", "ping", round)
                                    .rate(20_123 * noise)
                                    .cpu(41 * noise, 11))
                    .trial(
                            TrialExample.of("netty", "ping", round)
                                    .rate(51_234 / noise)
                                    .cpu(9, 5.5 * noise))
                    .trial(
                            TrialExample.of("gin", "ping", round)
                                    .noJvm()
                                    .rate(40_321)
                                    .cpu(17 / noise, 6));
        }
        return experiment.run();
    }

    private static RunResult hostile() {
        return new Experiment("jdk-http", HOSTILE)
                .under(Experiment.wrk("ping", "/ping"))
                .trial(TrialExample.of("jdk-http", "ping", 1))
                .trial(TrialExample.of(HOSTILE, "ping", 1))
                .trial(TrialExample.of("jdk-http", "ping", 2))
                .trial(TrialExample.of(HOSTILE, "ping", 2).ended(State.FAILED, HOSTILE + " ended"))
                .run();
    }
}
