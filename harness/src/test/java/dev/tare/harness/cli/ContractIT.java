package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import picocli.CommandLine;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

/// The JVM targets and all their variants, as real processes, held against the whole contract and
/// against each other by the command that a user has for it.
class ContractIT {

    @Test
    void every_target_and_variant_keeps_the_contract() {
        System.setProperty("tare.home", Path.of("..").toAbsolutePath().normalize().toString());
        var out = new StringWriter();
        var command = new CommandLine(new VerifyCommand()).setOut(new PrintWriter(out));

        int status = command.execute("--all-variants");

        System.out.println(out);
        assertThat(status).as(out.toString()).isZero();
    }
}
