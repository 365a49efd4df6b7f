package dev.tare.harness.verify;

import static dev.tare.harness.verify.VerifierExample.QUICK;
import static dev.tare.harness.verify.VerifierExample.declaring;
import static dev.tare.harness.verify.VerifierExample.only;
import static dev.tare.harness.verify.VerifierExample.outcome;
import static dev.tare.harness.verify.VerifierExample.subject;
import static dev.tare.harness.verify.VerifierExample.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.target.Deviation;
import dev.tare.harness.verify.checks.Checks;
import dev.tare.harness.verify.crooked.CrookedServer;
import dev.tare.harness.verify.crooked.Fault;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Servers that answer otherwise than the contract or than each other, declared or not.
@Timeout(30)
class DeviationTest {

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
                    .flatExtracting(VerifierExample::mismatches)
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
}
