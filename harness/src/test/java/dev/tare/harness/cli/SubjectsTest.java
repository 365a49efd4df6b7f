package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.verify.Subject;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class SubjectsTest {

    @Test
    void a_url_names_a_server_whose_health_may_say_any_name() {
        Subject subject = Subjects.of("http://localhost:9000/", List.of("/db/users"));

        assertThat(subject.host()).isEqualTo("localhost");
        assertThat(subject.port()).isEqualTo(9000);
        assertThat(subject.healthName()).isEmpty();
        assertThat(subject.notOffered()).containsExactly("/db/users");
    }

    @Test
    void a_url_without_a_port_means_80() {
        assertThat(Subjects.of("http://localhost", List.of()).port()).isEqualTo(80);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://localhost:9000",
                "http://localhost:9000/app",
                "http://localhost:9000?x=y",
                "http://user@localhost:9000",
                "http://localhost:0",
                "http://localhost:99999",
                "http://",
                "http://local host",
                "ftp://localhost"
            })
    void another_url_is_told(String url) {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Subjects.of(url, List.of()))
                .withMessage("expected a URL such as http://127.0.0.1:9000, got " + url)
                .matches(problem -> problem.status() == ExitStatus.BAD_USAGE);
    }

    @Test
    void an_endpoint_that_is_none_of_the_contract_is_told() {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Subjects.of("http://localhost", List.of("/dp/users")))
                .withMessageStartingWith("--not-offered: expected one of / /ping ")
                .withMessageEndingWith(", got /dp/users");
    }
}
