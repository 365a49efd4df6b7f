package dev.tare.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.Map;

class SettingsTest {

    private static final TargetDefaults JETTY =
            new TargetDefaults("jetty", 8085, RequestThreads.platform(200));
    private static final TargetDefaults VERTX =
            new TargetDefaults("vertx", 8084, "jdbc", "pgclient");

    @Test
    void anEmptyEnvironmentGivesTheContractsDefaults() {
        Settings settings = Settings.read(JETTY, Map.of("PORT", ""));

        assertThat(settings.host()).isEqualTo("127.0.0.1");
        assertThat(settings.port()).isEqualTo(8085);
        assertThat(settings.database())
                .isEqualTo(new DatabaseSettings("127.0.0.1", 5432, "tare", "tare", "tare", 16));
        assertThat(settings.requestThreads()).isEqualTo(RequestThreads.platform(200));
        assertThat(settings.eventLoops()).isEqualTo(Runtime.getRuntime().availableProcessors());
        assertThat(settings.transport()).isEqualTo(Transport.AUTO);
        assertThat(settings.databaseClient()).isEqualTo("jdbc");
    }

    @Test
    void theEnvironmentDecides() {
        Settings settings =
                Settings.read(
                        VERTX,
                        Map.of(
                                "PORT", "9000",
                                "SERVER_THREADS", "virtual",
                                "EVENT_LOOPS", "1",
                                "TRANSPORT", "io_uring",
                                "DB_CLIENT", "pgclient",
                                "DB_POOL_SIZE", "4"));

        assertThat(settings.port()).isEqualTo(9000);
        assertThat(settings.requestThreads()).isEqualTo(RequestThreads.virtual());
        assertThat(settings.eventLoops()).isEqualTo(1);
        assertThat(settings.transport()).isEqualTo(Transport.IO_URING);
        assertThat(settings.databaseClient()).isEqualTo("pgclient");
        assertThat(settings.database().poolSize()).isEqualTo(4);
    }

    @Test
    void allBadSettingsAreReportedAtOnceEachInALineThatNamesTheVariable() {
        Map<String, String> environment =
                Map.of(
                        "PORT", "70000",
                        "DB_PORT", "x",
                        "DB_POOL_SIZE", "0",
                        "SERVER_THREADS", "-1",
                        "EVENT_LOOPS", "0",
                        "TRANSPORT", "EPOLL",
                        "DB_CLIENT", "r2dbc");

        assertThatThrownBy(() -> Settings.read(VERTX, environment))
                .isInstanceOf(InvalidSettingsException.class)
                .extracting(Throwable::getMessage)
                .satisfies(message ->
                        assertThat(message.toString().lines())
                                .containsExactlyInAnyOrder(
                                        "PORT: expected a number from 1 to 65535, got"
                                                + " \"70000\"",
                                        "DB_PORT: expected a number from 1 to 65535, got"
                                                + " \"x\"",
                                        "DB_POOL_SIZE: expected a number from 1 to 1000,"
                                                + " got \"0\"",
                                        "SERVER_THREADS: expected virtual, or a number"
                                                + " from 1 to 100000, got \"-1\"",
                                        "EVENT_LOOPS: expected a number from 1 to 1024, got"
                                                + " \"0\"",
                                        "TRANSPORT: expected one of auto, nio, epoll,"
                                                + " io_uring, got \"EPOLL\"",
                                        "DB_CLIENT: expected one of jdbc, pgclient, got"
                                                + " \"r2dbc\""));
    }
}
