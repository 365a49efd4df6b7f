package dev.tare.harness.verify;

import static dev.tare.harness.verify.VerifierExample.IMPATIENT;
import static dev.tare.harness.verify.VerifierExample.QUICK;
import static dev.tare.harness.verify.VerifierExample.mismatches;
import static dev.tare.harness.verify.VerifierExample.subject;
import static dev.tare.harness.verify.VerifierExample.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
                    .flatExtracting(VerifierExample::mismatches)
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
                    .flatExtracting(VerifierExample::mismatches)
                    .extracting(Mismatch::got)
                    .contains("no status line: SSH-2.0-\\x07");
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
