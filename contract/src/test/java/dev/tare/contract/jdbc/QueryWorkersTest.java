package dev.tare.contract.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.contract.DatabaseUnavailableException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

class QueryWorkersTest {

    @Test
    void aQuerysResultAndItsFailureComeThrough() throws Exception {
        try (var workers = new QueryWorkers(1)) {
            assertThat(workers.submit(() -> 42).get(5, TimeUnit.SECONDS)).isEqualTo(42);

            var failing =
                    workers.submit(() -> {
                        throw new IllegalStateException("broken");
                    });
            assertThat(failing)
                    .failsWithin(5, TimeUnit.SECONDS)
                    .withThrowableOfType(ExecutionException.class)
                    .withCauseInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void aFullQueueRefusesAtOnceInsteadOfGrowing() throws Exception {
        var held = new CountDownLatch(1);
        try (var workers = new QueryWorkers(1)) {
            var results = new ArrayList<CompletableFuture<Boolean>>();
            for (int i = 0; i < 5000; i++) {
                results.add(workers.submit(() -> awaited(held)));
            }
            assertThat(results.getLast())
                    .isCompletedExceptionally()
                    .failsWithin(0, TimeUnit.SECONDS)
                    .withThrowableOfType(ExecutionException.class)
                    .withCauseInstanceOf(DatabaseUnavailableException.class);
            held.countDown();
            assertThat(results.getFirst().get(5, TimeUnit.SECONDS)).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "08006, true",
        "08001, true",
        "53300, true",
        "57P01, true",
        "57P03, true",
        "42P01, false",
        "23505, false"
    })
    void theSqlStateTellsWhetherTheDatabaseIsAway(String state, boolean unavailable) {
        assertThat(JdbcUsers.isUnavailable(new SQLException("", state))).isEqualTo(unavailable);
    }

    @Test
    void aPoolThatGivesNoConnectionCountsAsAway() {
        assertThat(JdbcUsers.isUnavailable(new SQLTransientConnectionException("timeout")))
                .isTrue();
        assertThat(JdbcUsers.isUnavailable(new SQLException("no state"))).isFalse();
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            return latch.await(5, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            return false;
        }
    }
}
