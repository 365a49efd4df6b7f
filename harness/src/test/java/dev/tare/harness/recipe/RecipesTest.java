package dev.tare.harness.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.data.Percentage.withPercentage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The recipes that come with the project.
class RecipesTest {

    private static final Path FOLDER = Path.of("..", "recipes");

    private static final List<String> ARTICLES =
            List.of(
                    "gin-vs-springboot",
                    "six-servers",
                    "springboot-vs-actix",
                    "ssm-jetty-threads",
                    "vertx-vs-rust");

    @Test
    void thereAreNine() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "floor.yaml",
                            "gin-vs-springboot.yaml",
                            "ladder.yaml",
                            "quick.yaml",
                            "six-servers.yaml",
                            "springboot-vs-actix.yaml",
                            "ssm-jetty-threads.yaml",
                            "threads.yaml",
                            "vertx-vs-rust.yaml");
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void eachSaysWhichTargetTheOthersAreComparedWith(Recipe recipe) {
        assertThat(recipe.targets().stream().filter(RecipeTarget::baseline)).hasSize(1);
        assertThat(recipe.rounds()).isGreaterThanOrEqualTo(5);
    }

    @ParameterizedTest
    @MethodSource("all")
    void eachNeedsTheDatabaseJustIfALoadAsksForIt(Recipe recipe) {
        assertThat(recipe.database())
                .isEqualTo(recipe.loads().stream().anyMatch(load -> load.path().startsWith("/db")));
    }

    /// ab's mean time per request is connections ÷ requests per second by definition.
    @ParameterizedTest
    @MethodSource("articles")
    void whatAbPrintedIsConsistent(Recipe recipe) {
        assertThat(underLoads(recipe, Tool.AB))
                .allSatisfy(row ->
                        assertThat(row.figure(Figure.MEAN_MILLIS))
                                .isCloseTo(
                                        1000.0
                                                * row.load().connections()
                                                / row.figure(Figure.REQUESTS_PER_SECOND),
                                        withPercentage(0.4)));
    }

    @ParameterizedTest
    @MethodSource("articles")
    void derivedSizesFollowFromThePublishedFigures(Recipe recipe) {
        recipe.published().stream()
                .filter(published -> published.derived().containsKey(Figure.BYTES_PER_RESPONSE))
                .forEach(published ->
                        assertThat(bytes(published) / requests(recipe, published))
                                .isCloseTo(
                                        published.derived().get(Figure.BYTES_PER_RESPONSE),
                                        within(5.0)));
    }

    @ParameterizedTest
    @MethodSource("articles")
    void derivedProcessorTimeFollowsFromThePublishedFigures(Recipe recipe) {
        recipe.published().stream()
                .filter(row -> row.derived().containsKey(Figure.CPU_MICROS_PER_REQUEST))
                .forEach(row ->
                        assertThat(
                                        row.figures().get(Figure.CPU_PERCENT)
                                                * 1e4
                                                / row.figures().get(Figure.REQUESTS_PER_SECOND))
                                .isCloseTo(
                                        row.derived().get(Figure.CPU_MICROS_PER_REQUEST),
                                        within(0.06)));
    }

    @Test
    void everyCommandOfTheArticlesHasAFigureForEachServerThatTheyRanItOn() throws IOException {
        assertThat(ARTICLES)
                .extracting(name -> underLoads(recipe(name)).toList().size())
                .containsExactly(2, 11, 8, 4, 8);
    }

    private record Row(Load load, Published published) {

        double figure(Figure figure) {
            return published.figures().get(figure);
        }
    }

    private static Stream<Row> underLoads(Recipe recipe, Tool tool) {
        return underLoads(recipe).filter(row -> row.load().tool() == tool);
    }

    private static Stream<Row> underLoads(Recipe recipe) {
        return recipe.loads().stream()
                .flatMap(load ->
                        recipe.targets().stream()
                                .flatMap(target -> recipe.published(target, load).stream())
                                .map(published -> new Row(load, published)));
    }

    private static double bytes(Published published) {
        var figures = published.figures();
        return figures.getOrDefault(Figure.TRANSFERRED_BYTES, 0.0)
                + figures.getOrDefault(Figure.READ_MEBIBYTES, 0.0) * (1 << 20)
                + figures.getOrDefault(Figure.READ_GIBIBYTES, 0.0) * (1 << 30);
    }

    private static double requests(Recipe recipe, Published published) {
        return recipe.loads().stream()
                .filter(load -> published.load().equals(Optional.of(load.id())))
                .map(Load::extent)
                .map(extent ->
                        switch (extent) {
                            case Extent.Requests(long count) -> (double) count;
                            case Extent.Lasting _ -> published.figures().get(Figure.REQUESTS);
                        })
                .findFirst()
                .orElseThrow();
    }

    static Stream<Recipe> all() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().map(RecipesTest::read).toList().stream();
        }
    }

    static Stream<Recipe> articles() {
        return ARTICLES.stream().map(RecipesTest::recipe);
    }

    private static Recipe recipe(String name) {
        return read(FOLDER.resolve(name + ".yaml"));
    }

    private static Recipe read(Path file) {
        try {
            return RecipeReader.read(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
