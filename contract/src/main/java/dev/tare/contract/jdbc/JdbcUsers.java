package dev.tare.contract.jdbc;

import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.DbUser;
import dev.tare.contract.Sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/// The table `users` by plain JDBC, for the targets whose framework has no data access of its own.
public final class JdbcUsers {

    private final DataSource dataSource;

    /// Reads through the connections of a pool.
    public JdbcUsers(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    /// The row with that key, if there is one.
    ///
    /// @throws DatabaseUnavailableException if the database cannot be reached
    public Optional<DbUser> byId(int id) {
        List<DbUser> rows = query(Sql.USER_BY_ID, id, 1);
        return rows.isEmpty() ? Optional.empty() : Optional.of(rows.getFirst());
    }

    /// The first rows by id.
    ///
    /// @param limit the most rows, at least 1
    /// @throws DatabaseUnavailableException if the database cannot be reached
    public List<DbUser> first(int limit) {
        return query(Sql.FIRST_USERS, limit, limit);
    }

    private List<DbUser> query(String sql, int parameter, int expectedRows) {
        try (Connection connection = dataSource.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setInt(1, parameter);
            try (ResultSet row = statement.executeQuery()) {
                var users = new ArrayList<DbUser>(expectedRows);
                while (row.next()) {
                    users.add(user(row));
                }
                return users;
            }
        } catch (SQLException failure) {
            throw isUnavailable(failure)
                    ? new DatabaseUnavailableException(failure)
                    : new IllegalStateException(failure);
        }
    }

    private static DbUser user(ResultSet row) throws SQLException {
        return new DbUser(
                row.getInt(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getInt(5),
                row.getBoolean(6),
                row.getString(7),
                row.getString(8),
                row.getObject(9, OffsetDateTime.class).toInstant());
    }

    /// Whether a failure means that the database is away: no connection from the pool, a connection
    /// that broke (class 08), too many connections (53), a server that starts, stops or was told to
    /// end the session (57P).
    ///
    /// @see <a href="https://www.postgresql.org/docs/current/errcodes-appendix.html">PostgreSQL
    ///   error codes</a>
    public static boolean isUnavailable(SQLException failure) {
        String state = failure.getSQLState();
        return failure instanceof SQLTransientException
                || state != null
                        && (state.startsWith("08")
                                || state.startsWith("53")
                                || state.startsWith("57P"));
    }
}
