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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// The verifier held against a server that is wrong in one way at a time. All servers are verified
/// before the first test, a few at a time, since most of that time is waiting.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CrookedServerTest {

    private static final Timing PATIENT = timing(30_000);

    /// So little time for a request head that only the checks of slow heads are run with it.
    private static final Timing HASTY = timing(1000);

    private static final List<Check> SLOW = checks(check -> check.id().startsWith("slow-"));
    private static final List<Check> OTHERS = checks(check -> !SLOW.contains(check));

    /// They load the machine or wait long, so only the faults that are meant for them meet them.
    private static final Set<String> COSTLY =
            Set.of("all-rows", "many-connections", "delays-overlap", "keep-alive", "date-moves");

    private final Map<Fault, Future<Set<String>>> failed = new EnumMap<>(Fault.class);
    private ExecutorService threads;

    @BeforeAll
    void verifyAll() {
        threads = Executors.newFixedThreadPool(16, Thread.ofVirtual().factory());
        for (Fault fault : Fault.values()) {
            failed.put(fault, threads.submit(() -> failed(fault)));
        }
    }

    @AfterAll
    void stop() {
        threads.shutdownNow();
    }

    @Test
    void aServerThatKeepsTheContractPassesEveryCheck() throws Exception {
        assertThat(failed(null, OTHERS)).isEmpty();
        assertThat(failed(null, SLOW)).isEmpty();
    }

    @Test
    void aServerThatKeepsTheContractWithoutItsDatabasePassesTheChecksForThat() throws Exception {
        assertThat(failed(null, Checks.DATABASE_AWAY)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aFaultIsCaughtByTheCheckThatIsMeantForItAndByNoOther(Fault fault) throws Exception {
        assertThat(failed.get(fault).get()).contains(fault.caughtBy()).allMatch(fault::mayFail);
    }

    @Test
    void everyCheckIsMeantForAFault() {
        Set<String> caught =
                Arrays.stream(Fault.values()).map(Fault::caughtBy).collect(Collectors.toSet());

        assertThat(Checks.IDS)
                .filteredOn(id -> !id.equals("parity"))
                .containsExactlyInAnyOrderElementsOf(caught);
    }

    private static Set<String> failed(Fault fault) throws Exception {
        if (Checks.DATABASE_AWAY.stream().anyMatch(check -> isMeantFor(fault, check))) {
            return failed(fault, Checks.DATABASE_AWAY);
        }
        var failed = new HashSet<>(failed(fault, checks(check -> usual(fault, check))));
        if (SLOW.stream().anyMatch(check -> isMeantFor(fault, check))) {
            failed.addAll(failed(fault, SLOW));
        }
        return failed;
    }

    private static boolean usual(Fault fault, Check check) {
        return OTHERS.contains(check) && (!COSTLY.contains(check.id()) || isMeantFor(fault, check));
    }

    private static boolean isMeantFor(Fault fault, Check check) {
        return check.id().equals(fault.caughtBy());
    }

    private static Set<String> failed(Fault fault, List<Check> checks) throws Exception {
        Timing timing = checks.equals(SLOW) ? HASTY : PATIENT;
        boolean databaseAway = checks.equals(Checks.DATABASE_AWAY);
        try (var server = new CrookedServer(fault, timing.head(), databaseAway)) {
            var subject =
                    new Subject(
                            "crooked",
                            "127.0.0.1",
                            server.port(),
                            Optional.of("crooked"),
                            Set.of(),
                            List.of());
            Verification verification =
                    new Verifier(checks, timing, Progress.SILENT).verify(List.of(subject));
            return verification.results().stream()
                    .filter(result -> !(result.outcome() instanceof Outcome.Passed))
                    .map(result -> result.check().id())
                    .collect(Collectors.toSet());
        }
    }

    private static List<Check> checks(Predicate<Check> wanted) {
        return Checks.FULL.stream().filter(wanted).toList();
    }

    private static Timing timing(int headMillis) {
        return new Timing(
                Duration.ofSeconds(4),
                Duration.ofMillis(700),
                Duration.ofMillis(headMillis),
                Duration.ofMillis(1500));
    }
}
