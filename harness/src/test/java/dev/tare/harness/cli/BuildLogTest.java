package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Recorded ends of builds, with other names for the hosts.
class BuildLogTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "  [6] Could not resolve hostname (Could not resolve host: crates.example)",
                "dial tcp: lookup modules.example on 10.0.0.53:53: dial udp 10.0.0.53:53: connect:"
                        + " network is unreachable",
                "connection broken by 'NewConnectionError('<HTTPSConnection object at 0x7f>: Failed"
                        + " to establish a new connection: [Errno -3] Temporary failure in name"
                        + " resolution')': /simple/psycopg/"
            })
    void a_download_without_network_is_the_machines(String log) {
        assertThat(BuildLog.ofMachine(log)).get().asString().contains("no network");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go: errors parsing go.mod: invalid go version '1.25.0': must match format 1.23",
                "go: go.mod requires go >= 1.25.0 (running go 1.24.1; GOTOOLCHAIN=local)",
                "  feature `edition2024` is required",
                "error: rustc 1.85.0 is not supported by the following package:\n"
                        + "  actix-web@4.18.1 requires rustc 1.89"
            })
    void a_toolchain_that_is_too_old_is_the_machines(String log) {
        assertThat(BuildLog.ofMachine(log)).hasValue("its toolchain is too old");
    }

    @Test
    void a_python_without_venv_is_the_machines() {
        assertThat(BuildLog.ofMachine("because ensurepip is not\n    available.  On Debian"))
                .get()
                .asString()
                .contains("python3-venv");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "error[E0425]: cannot find value `x` in this scope",
                "./routes.go:12:2: undefined: contract",
                "ERROR: No matching distribution found for psycopg[binary,pool]==3.3.999",
                "reading https://modules.example/v5/@v/v5.999.0.mod: 404 Not Found"
            })
    void what_the_sources_have_wrong_is_not_the_machines(String log) {
        assertThat(BuildLog.ofMachine(log)).isEmpty();
    }
}
