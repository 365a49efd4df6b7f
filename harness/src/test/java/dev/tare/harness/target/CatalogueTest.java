package dev.tare.harness.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class CatalogueTest {

    @TempDir private Path home;

    @BeforeEach
    void addTwo() throws IOException {
        FakeCatalogue.add(home, "netty", 8083);
        FakeCatalogue.add(home, "jdk-http", 8080);
    }

    @Test
    void every_target_of_the_project_can_be_read() {
        assertThat(Catalogue.scan(Path.of("..").toAbsolutePath().normalize()).targets())
                .extracting(Target::name)
                .contains("netty");
    }

    @Test
    void targets_come_by_port() {
        assertThat(Catalogue.scan(home).targets())
                .extracting(Target::name)
                .containsExactly("jdk-http", "netty");
    }

    @Test
    void a_target_is_addressed_by_its_name_and_a_variant_after_an_at() {
        assertThat(Catalogue.scan(home).find(List.of("netty@deaf", "jdk-http", "netty@deaf")))
                .extracting(TargetVariant::address)
                .containsExactly("netty@deaf", "jdk-http");
    }

    @Test
    void a_number_takes_the_place_of_n() {
        Variant variant =
                Catalogue.scan(home).find(List.of("netty@threads-64")).getFirst().variant();

        assertThat(variant.name()).isEqualTo("threads-64");
        assertThat(variant.environment()).containsEntry("THREADS", "64");
    }

    @Test
    void where_all_variants_are_asked_for_a_number_is_200_unless_examples_are_given() {
        assertThat(Catalogue.scan(home).targets().getFirst().allVariants())
                .extracting(TargetVariant::address)
                .contains("jdk-http", "jdk-http@silent", "jdk-http@threads-200")
                .doesNotContain("jdk-http@threads-N");
    }

    @Test
    void all_unknown_names_are_told_at_once_with_the_nearest() {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() ->
                        Catalogue.scan(home).find(List.of("nety", "netty@dead", "netty@threads-0")))
                .withMessage(
                        """
                        no target nety; did you mean netty?
                        netty has no variant dead; did you mean deaf?
                        netty has no variant threads-0; did you mean threads-N?\
                        """);
    }

    @Test
    void two_targets_cannot_have_one_port() throws IOException {
        FakeCatalogue.add(home, "vertx", 8083);

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Catalogue.scan(home))
                .withMessageContaining("8083")
                .withMessageContaining("netty")
                .withMessageContaining("vertx");
    }

    @Test
    void all_problems_of_all_files_are_told_at_once_in_a_line_each() throws IOException {
        write(
                "netty",
                """
                name: nety
                descripton: two letters missing
                language: Java
                framework: ''
                server: [Netty]
                port: 80
                stack: []
                tools: java
                versions:
                  Netty: {file: a, command: [b], pattern: '('}
                start: [java, 1]
                package: [x]
                notOffered: [/ping]
                deviations:
                  - {check: c, instead: i, whi: w}
                variants:
                  Loud: {description: d, environment: {A: {}}, needs: [gpu]}
                  threads-N: {description: d, environment: {A: 1}}
                """);
        write("jdk-http", "name: jdk-http\nname: again\n");

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Catalogue.scan(home))
                .matches(problem -> problem.status() == ExitStatus.BAD_USAGE)
                .extracting(ProblemException::lines)
                .asInstanceOf(InstanceOfAssertFactories.list(String.class))
                .allMatch(line -> line.matches("targets/(netty|jdk-http)/target.yaml:[0-9]+: .*"))
                .allMatch(line -> !line.contains("\n"))
                .anyMatch(line -> line.contains("jdk-http") && line.contains("name"))
                .contains(
                        "targets/netty/target.yaml:1: name: expected the folder's name netty, got"
                                + " \"nety\"",
                        "targets/netty/target.yaml:1: description: expected a text, got nothing",
                        "targets/netty/target.yaml:2: descripton: unknown key; did you mean"
                                + " description?",
                        "targets/netty/target.yaml:15: deviations[0].why: expected a text, got"
                                + " nothing")
                .anyMatch(line -> line.contains("framework: expected a text"))
                .anyMatch(line -> line.contains("server: expected a text, got a list"))
                .anyMatch(line ->
                        line.contains("port: expected a number from 1024 to 65535, got \"80\""))
                .anyMatch(line -> line.contains("stack: expected at least one, got none"))
                .anyMatch(line -> line.contains("tools: expected a list, got \"java\""))
                .anyMatch(line ->
                        line.contains("versions.Netty.pattern: expected a regular expression"))
                .anyMatch(line -> line.contains("versions.Netty: expected either file or command"))
                .anyMatch(line -> line.contains("notOffered[0]: expected one of"))
                .anyMatch(line -> line.contains("deviations[0].whi: unknown key"))
                .anyMatch(line -> line.contains("variants.Loud: expected lower-case words"))
                .anyMatch(line -> line.contains("variants.Loud.environment.A: expected a text"))
                .anyMatch(line -> line.contains("variants.Loud.needs[0]: expected one of"))
                .anyMatch(line ->
                        line.contains("variants.threads-N.environment: expected a value N"));
    }

    @Test
    void a_file_that_is_no_yaml_is_told_with_the_place() throws IOException {
        write("netty", "name: netty\nstack: [a, b\nport: 1\n");

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Catalogue.scan(home))
                .withMessageMatching("targets/netty/target.yaml:3: .*");
    }

    @Test
    void an_empty_file_is_told() throws IOException {
        write("netty", "# nothing yet\n");

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> Catalogue.scan(home))
                .withMessageContaining("targets/netty/target.yaml:1: the file is empty");
    }

    private void write(String target, String text) throws IOException {
        Files.writeString(home.resolve("targets").resolve(target).resolve("target.yaml"), text);
    }
}
