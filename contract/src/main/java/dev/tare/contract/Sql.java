package dev.tare.contract;

/// The two queries of the `/db` endpoints, each with one parameter.
public final class Sql {

    private static final String COLUMNS =
            "SELECT id, username, name, email, age, active, city, bio, created_at FROM users";

    /// One row by its key; the parameter is the id.
    public static final String USER_BY_ID = COLUMNS + " WHERE id = ?";

    /// The first rows by id; the parameter is their number.
    public static final String FIRST_USERS = COLUMNS + " ORDER BY id LIMIT ?";

    private Sql() {}

    /// The same query with PostgreSQL's own parameter `$1` instead of JDBC's `?`, for the drivers
    /// that do not translate.
    public static String numbered(String sql) {
        return sql.replace("?", "$1");
    }
}
