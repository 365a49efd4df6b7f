package dev.tare.harness.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.findings.Experiment;
import dev.tare.harness.findings.TrialExample;
import dev.tare.harness.run.TrialResult.State;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

class HtmlPageTest {

    private static final Locale USUAL = Locale.getDefault();
    private static final Pattern PLACE = Pattern.compile(" (?:x|cx|cy|width)=\"([^\"]*)\"");

    @AfterEach
    void restoreTheLocale() {
        Locale.setDefault(USUAL);
    }

    @Test
    void thePageNeedsNoNetworkAndNoScript() {
        String page = Report.of(SampleRun.result()).html();

        assertThat(page)
                .doesNotContain("<script")
                .doesNotContain("src=")
                .doesNotContain("href=\"http")
                .doesNotContain("url(")
                .doesNotContain("@import")
                .contains("default-src 'none'");
        assertThat(page.getBytes(StandardCharsets.UTF_8).length).isLessThan(1_500_000);
    }

    @Test
    void theTablesHaveTheFiguresOfTheTerminal() {
        var report = Report.of(SampleRun.result());
        String words = words(report.html());

        report.terminal(false)
                .lines()
                .flatMap(line -> Stream.of(line.split("\\s{2,}")))
                .map(String::strip)
                .forEach(cell -> assertThat(words).contains(cell.replaceFirst("^! ", "")));
    }

    @Test
    void everyPictureHasATextForWhoCannotSeeIt() {
        String page = Report.of(SampleRun.result()).html();

        assertThat(page)
                .contains(
                        "aria-label=\"netty: median 52,345, 95 % interval 51,907 to 52,996, limited"
                                + " by load generator CPU, most\"",
                        "aria-label=\"own: n/a: a server of one&#39;s own is not seen\"",
                        "aria-label=\"gin ÷ jdk-http, hello: published 2.980, here 1.559 (1.543 to"
                                + " 1.575)\"");
        assertThat(page.split("<svg ")).hasSameSizeAs(page.split("role=\"img\" aria-label="));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de-DE", "ar-EG-u-nu-arab"})
    void placesAreNumbersThatHtmlKnowsInEveryLocale(String locale) {
        String page = Report.of(SampleRun.result()).html();
        Locale.setDefault(Locale.forLanguageTag(locale));

        assertThat(Report.of(SampleRun.result()).html()).isEqualTo(page);
        assertThat(PLACE.matcher(page).results().map(match -> match.group(1)))
                .isNotEmpty()
                .allMatch(place -> place.matches("[0-9]{1,3}\\.[0-9]{2}%"));
    }

    @Test
    void aNameIsShownAndNotObeyed() {
        String name = "\"><script>alert('1')</script>\u202Egnp {{title}}";
        String page =
                Report.of(
                                new Experiment("jdk-http", name)
                                        .under(Experiment.wrk("ping", "/ping"))
                                        .trial(TrialExample.of("jdk-http", "ping", 1))
                                        .trial(
                                                TrialExample.of(name, "ping", 1)
                                                        .ended(State.FAILED, name + " ended"))
                                        .run())
                        .html();

        assertThat(page)
                .doesNotContain("<script")
                .doesNotContain("\u202E")
                .contains("&lt;script&gt;")
                .contains("{{title}}");
        assertThat(page.split("<svg ")).hasSameSizeAs(page.split("role=\"img\" aria-label="));
    }

    @Test
    void targetsThatTheRoundsDoNotTellApartAreTied() {
        var experiment =
                new Experiment("jdk-http", "netty", "vertx").under(Experiment.wrk("ping", "/ping"));
        for (int round = 1; round <= 5; round++) {
            double noise = 1 + 0.02 * (round % 3 - 1);
            experiment
                    .trial(TrialExample.of("jdk-http", "ping", round).cpu(40, 10))
                    .trial(TrialExample.of("netty", "ping", round).cpu(10 * noise, 5))
                    .trial(TrialExample.of("vertx", "ping", round).cpu(10.1 / noise, 5));
        }
        String page = Report.of(experiment.run()).html();

        assertThat(page.split("<bdi class=\"badge\">tied for least</bdi>")).hasSize(3);
        assertThat(page)
                .doesNotContain("<bdi class=\"badge\">least</bdi>")
                .contains(
                        "are tied for the least CPU per request of 3 targets: the rounds do not"
                                + " tell them apart; the next, jdk-http, takes 3.3");
    }

    @Test
    void anAxisOfAmountsBeginsAtZeroAndEndsBeyondTheLargest() {
        Axis axis = Axis.fromZero(52_996);

        assertThat(axis.ticks(Figures::whole))
                .extracting(Chart.Tick::text)
                .containsExactly("0", "20,000", "40,000", "60,000", "80,000");
        assertThat(axis.place(40_000)).isEqualTo("50.00%");
    }

    @Test
    void anAxisOfLatenciesGoesByPowersOfTen() {
        Axis axis = Axis.logarithmic(700, 52_000);

        assertThat(axis.ticks(Figures::millis))
                .extracting(Chart.Tick::text)
                .containsExactly("0.100", "1.00", "10.0", "100");
        assertThat(axis.place(1_000)).isEqualTo("33.33%");
    }

    private static String words(String page) {
        return page.replaceAll("(?s)<style>.*?</style>", "")
                .replaceAll("<[^>]*>", " ")
                .replace("&#39;", "'")
                .replace("&gt;", ">")
                .replace("&lt;", "<")
                .replace("&amp;", "&")
                .replaceAll("\\s+", " ");
    }
}
