package dev.tare.contract.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.contract.DatabaseSettings;

import org.junit.jupiter.api.Test;

import java.util.Properties;

class ConnectionPoolTest {

    private static final DatabaseSettings SETTINGS =
            new DatabaseSettings("127.0.0.1", 5432, "tare", "tare", "tare", 16);

    @Test
    void theDriverSeesTheTimeouts() {
        Properties properties =
                ConnectionPool.configuration(SETTINGS, ConnectionPool.MAX_WAIT)
                        .getDataSourceProperties();

        assertThat(properties.getProperty("connectTimeout")).isEqualTo("2");
        assertThat(properties.getProperty("socketTimeout")).isEqualTo("2");
    }
}
