package dev.tare.harness.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Map;

class DatabaseAddressTest {

    @Test
    void a_full_url_names_everything() {
        assertThat(DatabaseAddress.parse("postgresql://ann:s%40crt+1@db.example:6543/suite"))
                .isEqualTo(new DatabaseAddress("db.example", 6543, "suite", "ann", "s@crt+1"));
    }

    @Test
    void the_port_and_the_password_may_be_left_out() {
        assertThat(DatabaseAddress.parse("postgres://ann@127.0.0.1/suite"))
                .isEqualTo(new DatabaseAddress("127.0.0.1", 5432, "suite", "ann", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mysql://a:b@h/n              | does not begin with postgresql://",
                "nonsense                     | does not begin with postgresql://",
                "postgresql://a:b@h:0/n       | no host, or a port",
                "postgresql://a:b@h:70000/n   | no host, or a port",
                "postgresql://a:b@h:port/n    | no host, or a port",
                "postgresql://h:5432/n        | no user",
                "postgresql://:b@h/n          | no user",
                "postgresql://a:b@h           | no database name",
                "postgresql://a:b@h/          | no database name",
                "postgresql://a:b@h/n/m       | no database name",
                "postgresql://a:b@h/n?ssl=no  | parameters",
                "postgresql://a:b c@h/n       | %XX",
            })
    void a_bad_url_is_told_with_the_reason(String url, String reason) {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> DatabaseAddress.parse(url))
                .withMessageStartingWith("--db: expected postgresql://user:password@host:port/name")
                .withMessageContaining(reason)
                .matches(problem -> problem.status() == ExitStatus.BAD_USAGE);
    }

    @Test
    void the_password_is_not_shown() {
        assertThat(DatabaseAddress.parse("postgresql://ann:secret@h/n").toString())
                .isEqualTo("postgresql://ann@h:5432/n");
    }

    @Test
    void a_target_is_told_by_its_environment() {
        assertThat(new DatabaseAddress("h", 1, "n", "u", "p").environment(16))
                .containsOnly(
                        Map.entry("DB_HOST", "h"),
                        Map.entry("DB_PORT", "1"),
                        Map.entry("DB_NAME", "n"),
                        Map.entry("DB_USER", "u"),
                        Map.entry("DB_PASSWORD", "p"),
                        Map.entry("DB_POOL_SIZE", "16"));
    }
}
