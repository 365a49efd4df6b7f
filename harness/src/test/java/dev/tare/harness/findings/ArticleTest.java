package dev.tare.harness.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tare.harness.findings.Article.Outcome;
import dev.tare.harness.recipe.Figure;

import org.junit.jupiter.api.Test;

import java.util.Map;

class ArticleTest {

    @Test
    void publishedAndMeasuredRatiosStandBesideEachOther() {
        Article article = article(30_000, 20_000);

        var gin =
                article.figures().stream()
                        .filter(printed -> printed.target().equals("gin"))
                        .filter(printed -> printed.figure() == Figure.REQUESTS_PER_SECOND)
                        .findFirst()
                        .orElseThrow();
        assertThat(gin.reference()).isEqualTo("spring-mvc");
        assertThat(gin.published()).isEqualTo(14_900.02);
        assertThat(gin.publishedRatio().orElseThrow()).isCloseTo(1.2915, within(1e-4));
        assertThat(gin.measured().amountIfKnown().orElseThrow()).isCloseTo(30_000, within(700.0));
        assertThat(gin.measuredRatio().orElseThrow())
                .isInstanceOfSatisfying(
                        Against.Compared.class,
                        here ->
                                assertThat(here.comparison().ratio().ratio())
                                        .isCloseTo(1.5, within(0.03)));
    }

    @Test
    void millisecondsArePublishedAndMicrosecondsMeasured() {
        var mean =
                article(30_000, 20_000).figures().stream()
                        .filter(printed -> printed.figure() == Figure.MEAN_MILLIS)
                        .findFirst()
                        .orElseThrow();

        assertThat(mean.measured().amountIfKnown().orElseThrow()).isCloseTo(1, within(0.05));
    }

    @Test
    void theOrderHoldsWhereTheIntervalSupportsIt() {
        assertThat(outcome(30_000, 20_000)).isEqualTo(Outcome.HOLDS);
    }

    @Test
    void theOrderIsReversedWhereTheIntervalSupportsTheOpposite() {
        assertThat(outcome(20_000, 30_000)).isEqualTo(Outcome.REVERSED);
    }

    @Test
    void theOrderIsNotDecidedWhereTheIntervalSupportsNeither() {
        assertThat(outcome(20_001, 20_000)).isEqualTo(Outcome.UNDECIDED);
    }

    @Test
    void aRecipeWithoutAnArticleHasNone() {
        assertThat(
                        new Experiment("netty")
                                .under(Experiment.wrk("ping", "/ping"))
                                .findings()
                                .article())
                .isEmpty();
    }

    private static Outcome outcome(double gin, double spring) {
        return article(gin, spring).order().getFirst().outcome();
    }

    private static Article article(double gin, double spring) {
        var experiment =
                new Experiment("spring-mvc", "gin")
                        .under(Experiment.ab("ping", "/ping", false))
                        .published(
                                "ping",
                                "spring-mvc",
                                Map.of(
                                        Figure.REQUESTS_PER_SECOND,
                                        11_536.65,
                                        Figure.MEAN_MILLIS,
                                        1.734))
                        .published(
                                "ping",
                                "gin",
                                Map.of(
                                        Figure.REQUESTS_PER_SECOND,
                                        14_900.02,
                                        Figure.MEAN_MILLIS,
                                        1.342));
        for (int round = 1; round <= 5; round++) {
            double noise = 1 + 0.01 * (round - 3);
            experiment
                    .trial(TrialExample.of("spring-mvc", "ping", round).rate(spring / noise))
                    .trial(TrialExample.of("gin", "ping", round).rate(gin * noise));
        }
        return experiment.findings().article().orElseThrow();
    }
}
