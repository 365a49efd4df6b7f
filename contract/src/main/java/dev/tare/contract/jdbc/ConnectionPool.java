package dev.tare.contract.jdbc;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

import dev.tare.contract.DatabaseSettings;

import java.time.Duration;

/// A HikariCP pool to the database of the settings, with the same bounds in every target.
public final class ConnectionPool {

    /// How long a request waits for a connection before it gives up.
    public static final Duration MAX_WAIT = Duration.ofSeconds(2);

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(2);
    private static final Duration VALIDATION_TIMEOUT = Duration.ofSeconds(1);

    private ConnectionPool() {}

    /// Opens a pool, whether there is a database yet or not; it fills and recovers by itself.
    ///
    /// @param settings where the database is, and the pool's size
    /// @param maxWait how long a request waits for a connection, at least 250 ms
    public static HikariDataSource open(DatabaseSettings settings, Duration maxWait) {
        return new HikariDataSource(configuration(settings, maxWait));
    }

    /// The pool's configuration, for a framework that opens the pool itself.
    ///
    /// @param settings where the database is, and the pool's size
    /// @param maxWait how long a request waits for a connection, at least 250 ms
    public static HikariConfig configuration(DatabaseSettings settings, Duration maxWait) {
        var config = new HikariConfig();
        config.setPoolName("tare");
        config.setJdbcUrl(
                "jdbc:postgresql://%s:%d/%s"
                        .formatted(settings.host(), settings.port(), settings.name()));
        config.setUsername(settings.user());
        config.setPassword(settings.password());
        config.setMaximumPoolSize(settings.poolSize());
        config.setConnectionTimeout(maxWait.toMillis());
        config.setValidationTimeout(Math.min(VALIDATION_TIMEOUT.toMillis(), maxWait.toMillis()));
        config.setInitializationFailTimeout(-1);
        // As texts: the driver takes a value that is none for absent.
        String timeoutSeconds = Long.toString(CONNECT_TIMEOUT.toSeconds());
        config.addDataSourceProperty("connectTimeout", timeoutSeconds);
        config.addDataSourceProperty("socketTimeout", timeoutSeconds);
        config.addDataSourceProperty("ApplicationName", "tare");
        return config;
    }
}
