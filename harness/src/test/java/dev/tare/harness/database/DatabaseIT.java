package dev.tare.harness.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.target.FakeCatalogue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

class DatabaseIT {

    private static final int CONNECTIONS = 132;

    @TempDir private static Path home;

    private static RunningDatabase database;

    @BeforeAll
    static void start() throws IOException {
        FakeCatalogue.copyScripts(home);
        database = RunningDatabase.embedded(home, CONNECTIONS);
    }

    @AfterAll
    static void stop() {
        database.close();
    }

    @BeforeEach
    void seed() throws SQLException {
        sql("DROP TABLE IF EXISTS users");
        RunningDatabase.named(home, database.address());
    }

    @Test
    void it_is_set_up_as_a_real_server_is() throws SQLException {
        assertThat(text("SHOW fsync")).isEqualTo("on");
        assertThat(text("SHOW synchronous_commit")).isEqualTo("on");
        assertThat(text("SHOW server_encoding")).isEqualTo("UTF8");
        assertThat(text("SHOW max_connections")).isEqualTo(Integer.toString(CONNECTIONS));
        assertThat(text("SHOW server_version")).startsWith("18.");
    }

    @Test
    void seeding_twice_is_harmless() throws SQLException {
        RunningDatabase.named(home, database.address());

        assertThat(text("SELECT count(*) FROM users")).isEqualTo("10000");
    }

    @Test
    void an_empty_table_of_ours_is_filled() throws SQLException {
        sql("DELETE FROM users");

        RunningDatabase.named(home, database.address());

        assertThat(text("SELECT count(*) FROM users")).isEqualTo("10000");
    }

    @Test
    void a_changed_row_is_found_and_left() throws SQLException {
        sql("UPDATE users SET city = 'Nowhere' WHERE id = 5000");

        assertThatIsRefused("SHA-256");
        assertThat(text("SELECT city FROM users WHERE id = 5000")).isEqualTo("Nowhere");
    }

    @Test
    void a_further_row_is_found() throws SQLException {
        sql(
                "INSERT INTO users SELECT 10001, username, name, email, age, active, city, bio,"
                        + " created_at FROM users WHERE id = 1");

        assertThatIsRefused("more than 10000");
    }

    @Test
    void another_table_of_that_name_is_left_alone() throws SQLException {
        sql("DROP TABLE users");
        sql("CREATE TABLE users (login text)");

        assertThatIsRefused("login text");
        assertThat(text("SELECT count(*) FROM users")).isEqualTo("0");
    }

    @Test
    void a_database_that_is_not_there_is_told_in_a_line() {
        var nowhere = new DatabaseAddress("127.0.0.1", 1, "tare", "tare", "tare");

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> RunningDatabase.named(home, nowhere))
                .withMessageContaining("postgresql://tare@127.0.0.1:1/tare")
                .matches(problem -> problem.status() == ExitStatus.MISSING)
                .matches(problem -> problem.getMessage().lines().count() == 1);
    }

    @Test
    void closing_ends_the_server_and_deletes_its_data() throws IOException {
        RunningDatabase second = RunningDatabase.embedded(home, CONNECTIONS);
        int port = second.address().port();
        assertThat(DataFolder.children(home.resolve(".tare/postgres"), "data-")).hasSize(4);

        second.close();

        assertThat(DataFolder.children(home.resolve(".tare/postgres"), "data-")).hasSize(2);
        try (RunningDatabase again = RunningDatabase.embedded(home, CONNECTIONS, port)) {
            assertThat(again.address().port()).isEqualTo(port);
        }
    }

    private static void assertThatIsRefused(String reason) {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> RunningDatabase.named(home, database.address()))
                .withMessageContaining("that is not the suite's")
                .withMessageContaining(reason)
                .matches(problem -> problem.status() == ExitStatus.MISSING);
    }

    private static void sql(String statement) throws SQLException {
        try (Connection connection = database.address().dataSource().getConnection();
                Statement execution = connection.createStatement()) {
            execution.execute(statement);
        }
    }

    private static String text(String query) throws SQLException {
        try (Connection connection = database.address().dataSource().getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getString(1);
        }
    }
}
