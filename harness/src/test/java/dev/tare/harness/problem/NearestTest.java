package dev.tare.harness.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class NearestTest {

    private static final List<String> NAMES = List.of("netty", "jetty", "vertx", "ssm-jetty");

    @ParameterizedTest
    @CsvSource({"kitten,sitting,3", "'',abc,3", "abc,'',3", "same,same,0", "flaw,lawn,2"})
    void edits_are_counted_as_levenshtein_did(String from, String to, int edits) {
        assertThat(Nearest.edits(from, to)).isEqualTo(edits);
    }

    @Test
    void the_nearest_name_comes_first() {
        assertThat(Nearest.names("nety", NAMES)).startsWith("netty");
    }

    @Test
    void the_beginning_of_a_name_is_near() {
        assertThat(Nearest.names("ss", NAMES)).containsExactly("ssm-jetty");
    }

    @Test
    void the_hint_asks_for_near_names_and_otherwise_lists_all() {
        assertThat(Nearest.hint("vertex", NAMES)).isEqualTo("did you mean vertx?");
        assertThat(Nearest.hint("undertow", NAMES))
                .isEqualTo("there are netty, jetty, vertx, ssm-jetty");
        assertThat(Nearest.hint("x", List.of())).isEqualTo("there is none");
    }
}
