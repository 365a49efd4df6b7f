package dev.tare.harness.database;

import dev.tare.harness.problem.ProblemException;

import org.postgresql.ds.PGSimpleDataSource;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;

import javax.sql.DataSource;

/// Where a database is and who logs in.
///
/// @param host a name or an address
/// @param port 1 to 65535
/// @param name the database's name
/// @param user the role that logs in
/// @param password the role's password, possibly empty
public record DatabaseAddress(String host, int port, String name, String user, String password) {

    private static final String FORM = "postgresql://user:password@host:port/name";
    private static final int DEFAULT_PORT = 5432;
    private static final int TIMEOUT_SECONDS = 5;
    private static final Pattern SCHEME = Pattern.compile("postgres(ql)?");

    /// Reads a URL of the form `postgresql://user:password@host:port/name`; the password and the
    /// port may be left out.
    ///
    /// @throws ProblemException if it is no such URL; the password is not repeated
    public static DatabaseAddress parse(String url) {
        try {
            var uri = new URI(url);
            if (uri.getScheme() == null || !SCHEME.matcher(uri.getScheme()).matches()) {
                throw bad("it does not begin with postgresql://");
            }
            if (uri.getHost() == null || uri.getPort() > 65535 || uri.getPort() == 0) {
                throw bad("it has no host, or a port that is no number from 1 to 65535");
            }
            if (uri.getRawUserInfo() == null || uri.getRawUserInfo().startsWith(":")) {
                throw bad("it has no user");
            }
            if (!uri.getRawPath().matches("/[^/]+")) {
                throw bad("it has no database name");
            }
            if (uri.getRawQuery() != null || uri.getRawFragment() != null) {
                throw bad("parameters after ? or # would be ignored; leave them out");
            }
            return of(uri);
        } catch (URISyntaxException wrong) {
            throw bad(wrong.getReason() + "; write special characters as %XX");
        }
    }

    private static DatabaseAddress of(URI uri) {
        String[] login = uri.getRawUserInfo().split(":", 2);
        return new DatabaseAddress(
                uri.getHost(),
                uri.getPort() < 0 ? DEFAULT_PORT : uri.getPort(),
                decode(uri.getRawPath().substring(1)),
                decode(login[0]),
                login.length == 1 ? "" : decode(login[1]));
    }

    private static String decode(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private static ProblemException bad(String why) {
        return ProblemException.badUsage("--db: expected %s: %s".formatted(FORM, why));
    }

    /// The settings by which a target finds the database.
    ///
    /// @param poolSize the connections that a target holds
    public Map<String, String> environment(int poolSize) {
        return Map.of(
                "DB_HOST", host,
                "DB_PORT", Integer.toString(port),
                "DB_NAME", name,
                "DB_USER", user,
                "DB_PASSWORD", password,
                "DB_POOL_SIZE", Integer.toString(poolSize));
    }

    /// Opens a connection for each request of one.
    DataSource dataSource() {
        var dataSource = new PGSimpleDataSource();
        dataSource.setServerNames(new String[] {host});
        dataSource.setPortNumbers(new int[] {port});
        dataSource.setDatabaseName(name);
        dataSource.setUser(user);
        dataSource.setPassword(password);
        dataSource.setConnectTimeout(TIMEOUT_SECONDS);
        dataSource.setLoginTimeout(TIMEOUT_SECONDS);
        dataSource.setApplicationName("tare");
        return dataSource;
    }

    /// For people: without the password.
    @Override
    public String toString() {
        return "postgresql://%s@%s:%d/%s".formatted(user, host, port, name);
    }
}
