package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.database.DatabaseAddress;
import dev.tare.harness.process.Started;
import dev.tare.harness.report.VerificationText;
import dev.tare.harness.target.Ports;
import dev.tare.harness.target.Starter;
import dev.tare.harness.target.Target;
import dev.tare.harness.verify.Progress;
import dev.tare.harness.verify.Subject;
import dev.tare.harness.verify.Timing;
import dev.tare.harness.verify.Verification;
import dev.tare.harness.verify.Verifier;
import dev.tare.harness.verify.checks.Checks;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;

/// The targets in other languages as real processes, held against the whole contract: all at once,
/// so that they wait together. One whose toolchain or whose packages cannot be had on this machine
/// is skipped, with the reason.
class PeersIT {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final int POOL_SIZE = 4;

    private static Peers peers;
    private static Verification contract;
    private static Verification silence;

    static List<String> peers() {
        return Peers.all(HOME).stream().map(Target::name).toList();
    }

    @BeforeAll
    static void verify_all() throws Exception {
        var home = new Home(HOME);
        var err = new PrintWriter(new StringWriter());
        try (var started = new Started(System.err::println)) {
            peers = new Peers(HOME, new Preparation(started, home.logs("build"), err));
            var database = new DatabaseOptions();
            new CommandLine(database).parseArgs();
            contract =
                    new Batches(home, started, database, Checks.FULL, err)
                            .verify(List.of(), peers.ready());
            silence = withSilentDatabase(home, started);
            tellWhatRan();
        }
    }

    @ParameterizedTest
    @MethodSource("peers")
    void a_peer_keeps_the_whole_contract(String name) {
        peers.require(name);

        assertPassed(contract, name);
    }

    @ParameterizedTest
    @MethodSource("peers")
    void a_peer_answers_in_time_when_its_database_says_nothing(String name) {
        peers.require(name);

        assertPassed(silence, name);
    }

    /// `.ci/run` repeats this line.
    private static void tellWhatRan() {
        List<String> names = contract.subjects().stream().map(Subject::name).toList();
        System.out.println("peers that ran: " + String.join(", ", names));
    }

    /// A database that accepts connections and then says nothing, as one that hangs does.
    private static Verification withSilentDatabase(Home home, Started started)
            throws IOException, InterruptedException {
        try (var silent = new ServerSocket(0, 1000, InetAddress.getByName("127.0.0.1"))) {
            var address =
                    new DatabaseAddress("127.0.0.1", silent.getLocalPort(), "tare", "tare", "tare");
            var starter =
                    new Starter(started, address.environment(POOL_SIZE), home.logs("silence"));
            List<Subject> subjects =
                    starter.start(Ports.free(peers.ready()), _ -> {}).stream()
                            .map(target -> Subjects.of(target.placed()))
                            .toList();
            return new Verifier(Checks.DATABASE_AWAY, Timing.CONTRACT, Progress.SILENT)
                    .verify(subjects);
        }
    }

    private static void assertPassed(Verification all, String name) {
        Subject subject =
                all.subjects().stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst()
                        .orElseThrow();
        var results =
                all.results().stream().filter(result -> result.subject().equals(subject)).toList();
        var own = new Verification(List.of(subject), all.checks(), results);

        assertThat(own.passed()).as(() -> new VerificationText(false).of(own)).isTrue();
    }
}
