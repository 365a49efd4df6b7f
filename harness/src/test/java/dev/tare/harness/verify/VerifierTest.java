package dev.tare.harness.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tare.harness.target.Deviation;
import dev.tare.harness.verify.checks.Checks;
import dev.tare.harness.verify.crooked.CrookedServer;
import dev.tare.harness.verify.crooked.Fault;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

@Timeout(30)
class VerifierTest {

    private static final Timing QUICK = timing(3000);
    private static final Timing IMPATIENT = timing(200);

    private static Timing timing(int answerMillis) {
        return new Timing(
                Duration.ofMillis(answerMillis),
                Duration.ofMillis(200),
                Duration.ofMillis(300),
                Duration.ofMillis(300));
    }

    @Test
    void aServerThatIsAwayCostsOneMismatchACheck() throws Exception {
        Verification verification = verify(Checks.FULL, QUICK, subject("away", freePort()));

        assertThat(verification.passed()).isFalse();
        assertThat(verification.results())
                .allSatisfy(result ->
                        assertThat(mismatches(result))
                                .hasSize(1)
                                .allMatch(m -> m.got().contains("Connection refused")));
    }

    @Test
    void aServerThatNeverAnswersIsGivenUp() throws Exception {
        try (var silent = new ServerSocket(0, 2000, InetAddress.getLoopbackAddress())) {
            Subject subject = subject("silent", silent.getLocalPort());
            Verification verification = verify(Checks.FULL, IMPATIENT, subject);

            assertThat(verification.results())
                    .allSatisfy(result -> assertThat(mismatches(result)).isNotEmpty());
            assertThat(verification.results())
                    .flatExtracting(VerifierTest::mismatches)
                    .extracting(Mismatch::got)
                    .anyMatch(got -> got.contains("nothing within 200 ms"))
                    .anyMatch(got -> got.endsWith("has been given up, since it hangs"));
        }
    }

    @Test
    void anotherProtocolIsShownAsItCame() throws Exception {
        try (var other = new ServerSocket(0, 2000, InetAddress.getLoopbackAddress())) {
            Thread.startVirtualThread(() -> greet(other));
            Subject subject = subject("other", other.getLocalPort());
            Verification verification = verify(Checks.SHORT, QUICK, subject);

            assertThat(verification.results())
                    .flatExtracting(VerifierTest::mismatches)
                    .extracting(Mismatch::got)
                    .contains("no status line: SSH-2.0-\\x07");
        }
    }

    @Test
    void aDeclaredDeviationIsNoFailureWhereItOccurs() throws Exception {
        var declared = new Deviation("answer-length", "no reason phrase", "the server omits it");
        try (var server = new CrookedServer(Fault.NO_REASON_PHRASE, QUICK.head())) {
            Verification verification =
                    verify(Checks.SHORT, QUICK, declaring(server.port(), declared));

            assertThat(verification.passed()).isTrue();
            assertThat(outcome(verification, "answer-length"))
                    .isInstanceOfSatisfying(
                            Outcome.Deviates.class,
                            deviates -> {
                                assertThat(deviates.declared()).isEqualTo(declared);
                                assertThat(deviates.mismatches()).isNotEmpty();
                            });
        }
    }

    @Test
    void aDeclaredDeviationThatDoesNotOccurIsAFailure() throws Exception {
        var declared = new Deviation("answer-length", "no reason phrase", "the server omits it");
        try (var server = new CrookedServer(null, QUICK.head())) {
            Verification verification =
                    verify(Checks.SHORT, QUICK, declaring(server.port(), declared));

            assertThat(outcome(verification, "answer-length"))
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed ->
                                    assertThat(failed.mismatches())
                                            .containsExactly(
                                                    new Mismatch(
                                                            "crooked",
                                                            "answer-length",
                                                            "the declared deviation: no reason"
                                                                    + " phrase",
                                                            "the contract is kept, so the"
                                                                    + " declaration must go")));
        }
    }

    @Test
    void checksOfEndpointsThatAreNotOfferedAreLeftOut() throws Exception {
        try (var server = new CrookedServer(Fault.ROW_ONE_FOR_EVERY_ID, QUICK.head())) {
            var subject =
                    new Subject(
                            "crooked",
                            "127.0.0.1",
                            server.port(),
                            Optional.of("crooked"),
                            Set.of(Endpoint.DB_USER, Endpoint.DB_USERS),
                            List.of());
            Verification verification = verify(Checks.SHORT, QUICK, subject);

            assertThat(verification.passed()).isTrue();
            assertThat(verification.results())
                    .filteredOn(result -> result.outcome() instanceof Outcome.NotOffered)
                    .extracting(result -> result.check().id())
                    .containsExactly(
                            "row-one",
                            "row-by-id",
                            "row-utf-8",
                            "list-default",
                            "list-limit",
                            "bad-id",
                            "no-such-row",
                            "bad-limit");
        }
    }

    @Test
    void aForeignServerMayHaveAnyNameButOnlyInTheRightPlace() throws Exception {
        try (var server = new CrookedServer(Fault.OTHER_NAME, QUICK.head())) {
            var foreign =
                    new Subject(
                            "foreign",
                            "127.0.0.1",
                            server.port(),
                            Optional.empty(),
                            Set.of(),
                            List.of());

            assertThat(verify(Checks.SHORT, QUICK, foreign).passed()).isTrue();
        }
    }

    @Test
    void ofSeveralServersTheOneThatDiffersIsNamed() throws Exception {
        try (var one = new CrookedServer(null, QUICK.head());
                var odd = new CrookedServer(Fault.SWAPPED_FIELDS, QUICK.head());
                var two = new CrookedServer(null, QUICK.head())) {
            Verification verification =
                    verify(
                            only("parity"),
                            QUICK,
                            subject("odd", odd.port()),
                            subject("one", one.port()),
                            subject("two", two.port()));

            assertThat(verification.results())
                    .flatExtracting(VerifierTest::mismatches)
                    .hasSize(1)
                    .allSatisfy(mismatch -> {
                        assertThat(mismatch.subject()).isEqualTo("odd");
                        assertThat(mismatch.expected())
                                .startsWith("GET /user, as by one, two: ")
                                .contains("{\"id\":100,\"username\"");
                        assertThat(mismatch.got()).contains("{\"id\":100,\"email\"");
                    });
        }
    }

    @Test
    void aServerThatDeclaresToDifferIsNeverRight() throws Exception {
        var declared = new Deviation("parity", "swaps two fields", "it cannot help it");
        try (var odd = new CrookedServer(Fault.SWAPPED_FIELDS, QUICK.head());
                var one = new CrookedServer(null, QUICK.head())) {
            Subject first = declaring(odd.port(), declared);
            Subject second = subject("one", one.port());
            Verification together = verify(only("parity"), QUICK, first, second);
            Verification alone = verify(only("parity"), QUICK, first);

            assertThat(outcome(together, "parity")).isInstanceOf(Outcome.Deviates.class);
            assertThat(together.passed()).isTrue();
            assertThat(outcome(alone, "parity")).isInstanceOf(Outcome.Deviates.class);
        }
    }

    @Test
    void progressIsToldOneResultAtATime() throws Exception {
        var told = new ArrayList<Integer>();
        var totals = new ArrayList<Integer>();
        Progress progress =
                (_, done, total) -> {
                    told.add(done);
                    totals.add(total);
                };
        new Verifier(Checks.SHORT, QUICK, progress).verify(List.of(subject("away", freePort())));

        int total = Checks.SHORT.size();
        assertThat(told)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, total).boxed().toList());
        assertThat(totals).containsOnly(total);
    }

    @Test
    void anInterruptEndsItWithAllThatItStarted() throws Exception {
        try (var silent = new ServerSocket(0, 2000, InetAddress.getLoopbackAddress())) {
            var thrown = new AtomicReference<Throwable>();
            Subject subject = subject("silent", silent.getLocalPort());
            Thread verifying =
                    Thread.startVirtualThread(() -> {
                        try {
                            verify(Checks.FULL, Timing.CONTRACT, subject);
                        } catch (Throwable failure) {
                            thrown.set(failure);
                        }
                    });
            silent.accept().close();
            verifying.interrupt();

            assertThat(verifying.join(Duration.ofSeconds(10))).isTrue();
            assertThat(thrown.get()).isInstanceOf(InterruptedException.class);
        }
    }

    @Test
    void anEndpointThatIsNoneCannotBeLeftOut() {
        assertThatThrownBy(() ->
                        new Subject(
                                "x",
                                "127.0.0.1",
                                1,
                                Optional.empty(),
                                Set.of("/db/user"),
                                List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("got \"/db/user\"");
    }

    @Test
    void idsAreUniqueAndInKebabCase() {
        assertThat(Checks.IDS)
                .hasSize(Checks.FULL.size() + Checks.DATABASE_AWAY.size())
                .allMatch(id -> id.matches("[a-z0-9.-]+"));
    }

    private static Verification verify(List<Check> checks, Timing timing, Subject... subjects)
            throws InterruptedException {
        return new Verifier(checks, timing, Progress.SILENT).verify(List.of(subjects));
    }

    private static List<Check> only(String id) {
        return Checks.FULL.stream().filter(check -> check.id().equals(id)).toList();
    }

    private static Subject subject(String name, int port) {
        return new Subject(name, "127.0.0.1", port, Optional.of("crooked"), Set.of(), List.of());
    }

    private static Subject declaring(int port, Deviation declared) {
        return new Subject(
                "crooked", "127.0.0.1", port, Optional.of("crooked"), Set.of(), List.of(declared));
    }

    private static Outcome outcome(Verification verification, String check) {
        return verification.outcome(verification.subjects().getFirst(), only(check).getFirst());
    }

    private static List<Mismatch> mismatches(Result result) {
        return result.outcome() instanceof Outcome.Failed failed ? failed.mismatches() : List.of();
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void greet(ServerSocket listener) {
        try {
            while (true) {
                try (var socket = listener.accept()) {
                    socket.getOutputStream().write("SSH-2.0-\7\r\n".getBytes());
                    socket.shutdownOutput();
                    socket.getInputStream().readAllBytes();
                }
            }
        } catch (IOException closed) {
            // the test is over
        }
    }
}
