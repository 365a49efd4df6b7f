package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.process.FreePorts;
import dev.tare.harness.target.FakeCatalogue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/// `tare verify` with fake targets, which answer `/health` and nothing else.
class VerifyIT {

    private static final String DATABASE_CHECK = "row-one";

    @TempDir private static Path home;

    @BeforeAll
    static void addFake() throws IOException {
        FakeCatalogue.add(home, "fake", 8080);
    }

    @AfterEach
    void nothing_is_left() throws Exception {
        Tare.await(() -> Tare.processesOf(home).isEmpty());
    }

    @Test
    void a_target_is_started_verified_and_stopped() throws Exception {
        try (Tare tare = Tare.start(home, "verify", "fake", "--short", "--timings")) {
            assertThat(tare.awaitEnd()).isEqualTo(1);
            assertThat(tare.out())
                    .containsPattern("(?m)^health-body +ok$")
                    .containsPattern("(?m)^ping-body +FAIL$")
                    .contains("  expected  ", "  got       ", "1 target, ")
                    .containsPattern("(?m)^TARGET +START-UP +IDLE MEMORY$")
                    .containsPattern("(?m)^fake +\\d+\\.\\d s +")
                    .doesNotContain("\u001b");
            assertThat(tare.err()).contains("verifying: ");
        }
    }

    @Test
    void a_target_that_is_up_is_used_and_so_is_a_url() throws Exception {
        int base = FreePorts.one();
        try (Tare up = Tare.start(home, "up", "--port-base", Integer.toString(base))) {
            up.awaitErr("Ctrl-C stops them");
            String url = "http://127.0.0.1:" + base;
            String[] command = {
                "verify",
                "fake",
                url,
                "--short",
                "--port-base",
                Integer.toString(base),
                "--not-offered",
                "/db/users/{id}",
                "--not-offered",
                "/db/users"
            };
            try (Tare tare = Tare.start(home, command)) {
                assertThat(tare.awaitEnd()).isEqualTo(1);
                assertThat(tare.err()).doesNotContain("starting");
                assertThat(tare.out())
                        .containsPattern("(?m)^check +" + url + " +fake$")
                        .containsPattern("(?m)^" + DATABASE_CHECK + " +- +FAIL$");
            }
        }
    }

    @Test
    void a_signal_leaves_nothing() throws Exception {
        try (Tare tare = Tare.start(home, "verify", "fake")) {
            tare.awaitErr("starting: fake");

            tare.signal("TERM");

            assertThat(tare.awaitEnd()).isEqualTo(143);
        }
    }

    @Test
    void endpoints_are_left_out_for_urls_only() throws Exception {
        try (Tare tare = Tare.start(home, "verify", "fake", "--not-offered", "/users")) {
            assertThat(tare.awaitEnd()).isEqualTo(2);
            assertThat(tare.err()).startsWith("tare: --not-offered is for a URL;");
        }
    }
}
