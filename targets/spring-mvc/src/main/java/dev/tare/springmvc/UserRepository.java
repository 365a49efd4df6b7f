package dev.tare.springmvc;

import dev.tare.contract.DbUser;
import dev.tare.contract.Sql;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.List;

/// The table `users` by Spring's JDBC client.
@Repository
class UserRepository {

    private final JdbcClient jdbc;

    UserRepository(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /// The row with that key.
    ///
    /// @throws org.springframework.dao.EmptyResultDataAccessException if there is none
    DbUser byId(int id) {
        return jdbc.sql(Sql.USER_BY_ID).param(id).query(UserRepository::user).single();
    }

    /// The first rows by id.
    List<DbUser> first(int limit) {
        return jdbc.sql(Sql.FIRST_USERS).param(limit).query(UserRepository::user).list();
    }

    private static DbUser user(ResultSet row, int rowNumber) throws SQLException {
        return new DbUser(
                row.getInt("id"),
                row.getString("username"),
                row.getString("name"),
                row.getString("email"),
                row.getInt("age"),
                row.getBoolean("active"),
                row.getString("city"),
                row.getString("bio"),
                row.getObject("created_at", OffsetDateTime.class).toInstant());
    }
}
