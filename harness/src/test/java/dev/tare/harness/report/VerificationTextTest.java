package dev.tare.harness.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.target.Deviation;
import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Mismatch;
import dev.tare.harness.verify.Outcome;
import dev.tare.harness.verify.Result;
import dev.tare.harness.verify.Subject;
import dev.tare.harness.verify.Verification;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

class VerificationTextTest {

    private static final Outcome OK = new Outcome.Passed();

    @Test
    void theMatrixTheMismatchesTheDeviationsAndTheTotalsFollowEachOther() {
        Subject netty = subject("netty");
        Subject spring = subject("spring-mvc");
        Check body = check("ping-body", "GET /ping answers pong");
        Check length = check("answer-length", "An answer has as many bytes as any target's");
        Check row = check("row-one", "GET /db/users/1 answers the row");
        var declared = new Deviation("answer-length", "no reason phrase", "Tomcat omits it");
        var pong = new Mismatch("netty", "ping-body", "GET /ping: status 200", "404 no body");
        var verification =
                new Verification(
                        List.of(netty, spring),
                        List.of(body, length, row),
                        List.of(
                                new Result(netty, body, new Outcome.Failed(List.of(pong))),
                                new Result(netty, length, OK),
                                new Result(netty, row, new Outcome.NotOffered()),
                                new Result(spring, body, OK),
                                new Result(
                                        spring,
                                        length,
                                        new Outcome.Deviates(declared, List.of(pong))),
                                new Result(spring, row, OK)));

        assertThat(new VerificationText(false).of(verification))
                .isEqualTo(
                        """
                        check          netty  spring-mvc
                        ping-body      FAIL   ok
                        answer-length  ok     dev
                        row-one        -      ok

                        netty  ping-body: GET /ping answers pong
                          expected  GET /ping: status 200
                          got       404 no body

                        spring-mvc  answer-length: An answer has as many bytes as any target's
                          instead   no reason phrase
                          why       Tomcat omits it

                        2 targets, 3 checks: 3 passed, 1 failed, 1 deviate as declared, 1 not offered
                        """);
    }

    @Test
    void manyTargetsGetNumbers() {
        List<Subject> subjects =
                IntStream.rangeClosed(1, 10)
                        .mapToObj(i -> subject("a-target-with-a-name-" + i))
                        .toList();
        Check check = check("ping-body", "");
        List<Result> results =
                subjects.stream().map(subject -> new Result(subject, check, OK)).toList();
        String text =
                new VerificationText(false).of(new Verification(subjects, List.of(check), results));

        assertThat(text)
                .startsWith("1   a-target-with-a-name-1\n")
                .contains("10  a-target-with-a-name-10\n\ncheck      1     2     3  ")
                .contains("\nping-body  ok    ok  ");
        assertThat(text.lines()).allMatch(line -> line.length() <= 120);
    }

    @Test
    void failuresThatAreAlikeAreToldOnce() {
        Subject away = subject("away");
        var checks = new ArrayList<Check>();
        var results = new ArrayList<Result>();
        for (int i = 1; i <= 5; i++) {
            Check check = check("check-" + i, "Line " + i);
            var refused = new Mismatch("away", check.id(), check.line(), "Connection refused");
            checks.add(check);
            results.add(new Result(away, check, new Outcome.Failed(List.of(refused))));
        }

        assertThat(new VerificationText(false).of(new Verification(List.of(away), checks, results)))
                .endsWith(
                        """

                        away  check-1: Line 1 (and 4 more checks alike)
                          expected  Line 1
                          got       Connection refused

                        1 target, 5 checks: 0 passed, 5 failed, 0 deviate as declared, 0 not offered
                        """);
    }

    @Test
    void colourIsUsedOnlyIfAskedFor() {
        Subject netty = subject("netty");
        Check check = check("ping-body", "");
        var verification =
                new Verification(
                        List.of(netty), List.of(check), List.of(new Result(netty, check, OK)));

        assertThat(new VerificationText(false).of(verification)).doesNotContain("\033");
        assertThat(new VerificationText(true).of(verification)).contains("\033[32mok\033[0m");
    }

    private static Subject subject(String name) {
        return new Subject(name, "127.0.0.1", 1, Optional.empty(), Set.of(), List.of());
    }

    private static Check check(String id, String line) {
        return Check.line(Check.Pace.SHORT, id, line).by(_ -> {});
    }
}
