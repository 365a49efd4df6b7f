package dev.tare.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.Target;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import picocli.CommandLine;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;

/// The JVM targets and all their variants, as real processes, held against the whole contract and
/// against each other by the command that a user has for it.
class ContractIT {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    static List<String> targets() {
        return Catalogue.scan(HOME).usual().stream().map(Target::name).toList();
    }

    @BeforeAll
    static void findTheProject() {
        System.setProperty("tare.home", HOME.toString());
    }

    @ParameterizedTest
    @MethodSource("targets")
    void a_target_keeps_the_whole_contract_in_every_variant(String target) {
        verify(target, "--all-variants");
    }

    @Test
    void all_targets_answer_alike() {
        verify("--short");
    }

    private static void verify(String... arguments) {
        var out = new StringWriter();
        var command = new CommandLine(new VerifyCommand()).setOut(new PrintWriter(out));

        int status = command.execute(arguments);

        assertThat(status).as(out.toString()).isZero();
    }
}
