package dev.tare.harness.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.verify.checks.Checks;
import dev.tare.harness.verify.crooked.CrookedServer;
import dev.tare.harness.verify.crooked.Fault;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/// The verifier held against a server that is wrong in one way at a time. All servers are verified
/// before the first test, a few at a time, since most of that time is waiting.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CrookedServerTest {

    private static final Timing QUICK =
            new Timing(
                    Duration.ofSeconds(5),
                    Duration.ofMillis(700),
                    Duration.ofMillis(3000),
                    Duration.ofMillis(1500));

    /// They load the machine or wait long, so only the faults that are meant for them meet them.
    private static final Set<String> COSTLY =
            Set.of(
                    "all-rows",
                    "many-connections",
                    "delays-overlap",
                    "keep-alive",
                    "date-moves",
                    "slow-silent",
                    "slow-half-head",
                    "slow-trickle");

    private final Map<Fault, Future<Verification>> verifications = new EnumMap<>(Fault.class);
    private ExecutorService threads;

    @BeforeAll
    void verifyAll() {
        threads = Executors.newFixedThreadPool(16, Thread.ofVirtual().factory());
        for (Fault fault : Fault.values()) {
            verifications.put(fault, threads.submit(() -> verified(fault, checksFor(fault))));
        }
    }

    @AfterAll
    void stop() {
        threads.shutdownNow();
    }

    @Test
    void aServerThatKeepsTheContractPassesEveryCheck() throws Exception {
        assertPasses(verified(null, Checks.FULL));
    }

    @Test
    void aServerThatKeepsTheContractWithoutItsDatabasePassesTheChecksForThat() throws Exception {
        assertPasses(verified(null, Checks.DATABASE_AWAY));
    }

    private static void assertPasses(Verification verification) {
        assertThat(verification.results())
                .isNotEmpty()
                .allSatisfy(
                        result -> assertThat(result.outcome()).isInstanceOf(Outcome.Passed.class));
    }

    @ParameterizedTest
    @EnumSource
    void aFaultIsCaughtByTheCheckThatIsMeantForItAndByNoOther(Fault fault) throws Exception {
        Set<String> failed = failed(verifications.get(fault).get());

        assertThat(failed).contains(fault.caughtBy()).allMatch(fault::mayFail);
    }

    @Test
    void everyCheckIsMeantForAFault() {
        Set<String> caught =
                Arrays.stream(Fault.values()).map(Fault::caughtBy).collect(Collectors.toSet());

        assertThat(Checks.IDS)
                .filteredOn(id -> !id.equals("parity"))
                .containsExactlyInAnyOrderElementsOf(caught);
    }

    private static List<Check> checksFor(Fault fault) {
        if (Checks.DATABASE_AWAY.stream().anyMatch(check -> check.id().equals(fault.caughtBy()))) {
            return Checks.DATABASE_AWAY;
        }
        return Checks.FULL.stream()
                .filter(check ->
                        !COSTLY.contains(check.id()) || check.id().equals(fault.caughtBy()))
                .toList();
    }

    private static Verification verified(Fault fault, List<Check> checks) throws Exception {
        boolean databaseAway = checks.equals(Checks.DATABASE_AWAY);
        try (var server = new CrookedServer(fault, QUICK.head(), databaseAway)) {
            var subject =
                    new Subject(
                            "crooked",
                            "127.0.0.1",
                            server.port(),
                            Optional.of("crooked"),
                            Set.of(),
                            List.of());
            return new Verifier(checks, QUICK, Progress.SILENT).verify(List.of(subject));
        }
    }

    private static Set<String> failed(Verification verification) {
        return verification.results().stream()
                .filter(result -> result.outcome() instanceof Outcome.Failed)
                .map(result -> result.check().id())
                .collect(Collectors.toSet());
    }
}
