package dev.tare.harness.database;

import dev.tare.contract.DbUser;
import dev.tare.contract.jdbc.JdbcUsers;
import dev.tare.harness.problem.ProblemException;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;

/// The suite's table `users`: made where there is none, and proved to hold the suite's rows. A
/// table of that name that holds anything else is left alone.
///
/// @param address where the database is
/// @param scripts the folder of `schema.sql` and `seed.sql`
record UsersTable(DatabaseAddress address, Path scripts) {

    /// SHA-256 over all rows' JSON in id order, each followed by a line feed.
    static final String SHA_256 =
            "075ab3214b12e8dbb2f004a33e81d3723a81ad0f1ada7cb6f28cd241ed45ebf7";

    private static final int ROWS = 10_000;

    /// Any number will do, so long as it is always the same: who holds it may write the table.
    private static final int ADVISORY_LOCK = 8080;

    private static final String COLUMNS =
            """
            SELECT string_agg(column_name || ' ' || data_type, ', ' ORDER BY ordinal_position)
            FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = 'users'
            """;

    private static final String EXPECTED_COLUMNS =
            "id integer, username text, name text, email text, age integer, active boolean,"
                    + " city text, bio text, created_at timestamp with time zone";

    /// Makes the table if there is none, and proves what it holds.
    ///
    /// @throws ProblemException if the database cannot be reached or holds another `users`
    void prepare() {
        try (Connection connection = address.dataSource().getConnection()) {
            connection.setAutoCommit(false);
            try (Statement statement = connection.createStatement()) {
                statement.execute("SELECT pg_advisory_xact_lock(" + ADVISORY_LOCK + ")");
                if (mayBeSeeded(statement)) {
                    statement.execute(Files.readString(scripts.resolve("schema.sql")));
                    statement.execute(Files.readString(scripts.resolve("seed.sql")));
                }
            }
            connection.commit();
        } catch (SQLException failure) {
            throw ProblemException.missing(
                    "database %s: %s".formatted(address, firstLine(failure)), failure);
        } catch (IOException unreadable) {
            throw ProblemException.missing(
                    "%s cannot be read: run tare from its own folder".formatted(scripts),
                    unreadable);
        }
        prove();
    }

    private boolean mayBeSeeded(Statement statement) throws SQLException {
        String columns = text(statement, COLUMNS);
        if (columns == null) {
            return true;
        }
        if (!columns.equals(EXPECTED_COLUMNS)) {
            throw foreign("its columns are " + columns);
        }
        return text(statement, "SELECT 'some' FROM users LIMIT 1") == null;
    }

    private void prove() {
        List<DbUser> rows = new JdbcUsers(address.dataSource()).first(ROWS + 1);
        if (rows.size() != ROWS || !sha256(rows).equals(SHA_256)) {
            throw foreign(
                    "expected %d rows with SHA-256 %s…, got %s%d with %s…"
                            .formatted(
                                    ROWS,
                                    SHA_256.substring(0, 8),
                                    rows.size() > ROWS ? "more than " : "",
                                    Math.min(rows.size(), ROWS),
                                    sha256(rows).substring(0, 8)));
        }
    }

    private ProblemException foreign(String difference) {
        return ProblemException.missing(
                "database %s holds a table users that is not the suite's (%s); it was left alone:"
                                .formatted(address, difference)
                        + " drop it or name another database with --db");
    }

    private static String sha256(List<DbUser> rows) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (DbUser row : rows) {
                digest.update(JsonMapper.shared().writeValueAsBytes(row));
                digest.update((byte) '\n');
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String text(Statement statement, String query) throws SQLException {
        try (ResultSet row = statement.executeQuery(query)) {
            return row.next() ? row.getString(1) : null;
        }
    }

    private static String firstLine(SQLException failure) {
        return failure.getMessage().lines().findFirst().orElse("no reason given");
    }
}
