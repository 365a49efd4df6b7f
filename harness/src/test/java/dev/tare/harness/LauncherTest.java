package dev.tare.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The launcher in a folder of its own, with a JDK and a Maven that only say how they are called.
class LauncherTest {

    private static final List<String> TOOLS = List.of("sh", "sed", "find", "dirname", "readlink");

    @TempDir private Path home;
    private final Map<String, String> environment = new HashMap<>();

    private record Ended(int status, String out, String err) {}

    @BeforeEach
    void copyLauncher() throws IOException {
        Files.copy(Path.of("../tare"), home.resolve("tare"));
        for (String folder :
                List.of(
                        "contract/src/main",
                        "harness/src/main",
                        "loadgen/src/main",
                        "targets/netty/src/main",
                        "targets/gin")) {
            Files.createDirectories(home.resolve(folder));
        }
        for (String folder : List.of("", "contract", "harness", "loadgen", "targets/netty")) {
            Files.writeString(home.resolve(folder).resolve("pom.xml"), "");
        }
        Path bin = Files.createDirectories(home.resolve("bin"));
        for (String tool : TOOLS) {
            script(bin.resolve(tool), "exec " + onPath(tool) + " \"$@\"");
        }
        environment.put("PATH", bin.toString());
        environment.put("HOME", home.toString());
    }

    @Test
    void without_a_jdk_one_sentence_says_what_to_do() throws Exception {
        Path launcher = home.resolve("tare");
        // No machine that runs this test has such a JDK, wherever the launcher looks.
        Files.writeString(launcher, Files.readString(launcher).replace("minimum=25", "minimum=99"));

        Ended ended = tare("up");

        assertThat(ended.status()).isEqualTo(3);
        assertThat(ended.err())
                .isEqualTo(
                        "tare: a JDK 99 or newer is needed and none was found: install one, or set"
                                + " JAVA25_HOME to its folder\n");
    }

    @Test
    void a_wrong_java25_home_is_told_and_not_passed_over() throws Exception {
        addJdk("old", "17.0.2");
        environment.put("JAVA25_HOME", home.resolve("old").toString());

        Ended ended = tare("up");

        assertThat(ended.status()).isEqualTo(3);
        assertThat(ended.err())
                .isEqualTo(
                        "tare: JAVA25_HOME is %s, which is no JDK 25 or newer: correct it or unset it\n"
                                .formatted(home.resolve("old")));
    }

    @Test
    void without_maven_one_sentence_says_what_to_do() throws Exception {
        addJdk("jdk", "25.0.1");
        environment.put("JAVA_HOME", home.resolve("jdk").toString());

        Ended ended = tare("list");

        assertThat(ended.status()).isEqualTo(3);
        assertThat(ended.err())
                .isEqualTo(
                        "tare: Maven is needed to build and mvn is not on PATH: install Maven 3.8"
                                + " or newer\n");
    }

    @Test
    void what_is_built_is_started_with_the_arguments_and_without_maven() throws Exception {
        addJdk("jdk", "25");
        environment.put("JAVA25_HOME", home.resolve("jdk").toString());
        addJars();

        Ended ended = tare("up", "a b");

        assertThat(ended.status()).isEqualTo(42);
        assertThat(ended.err()).isEmpty();
        assertThat(ended.out())
                .contains("<--enable-native-access=ALL-UNNAMED>")
                .contains("<-Dtare.home=%s>".formatted(home))
                .contains("<-Dtare.terminal.out=false><-Dtare.terminal.err=false>")
                .endsWith("<-jar><%s/harness/target/harness.jar><up><a b>\n".formatted(home));
    }

    @ParameterizedTest
    @ValueSource(strings = {"harness", "loadgen", "targets/netty"})
    void a_newer_source_is_built_first(String module) throws Exception {
        addJdk("jdk", "26-ea");
        environment.put("JAVA25_HOME", home.resolve("jdk").toString());
        addJars();
        addMaven(0);
        Path source = Files.writeString(home.resolve(module).resolve("src/main/A.java"), "");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));

        Ended ended = tare("list");

        assertThat(ended.status()).isEqualTo(42);
        assertThat(ended.err())
                .contains("tare: building what has changed")
                .contains("mvn in %s: <--quiet>".formatted(home.resolve("jdk")))
                .contains("<-DskipTests><package>");
        assertThat(ended.out()).startsWith("<--enable-native-access");
    }

    @Test
    void the_first_build_says_that_it_takes_long_and_a_failed_one_ends_it() throws Exception {
        addJdk("jdk", "25.0.1");
        environment.put("JAVA25_HOME", home.resolve("jdk").toString());
        addMaven(1);

        Ended ended = tare("list");

        assertThat(ended.status()).isEqualTo(3);
        assertThat(ended.err())
                .contains("the first time Maven downloads libraries")
                .endsWith("tare: the build failed: see Maven's lines above\n");
    }

    @Test
    void a_link_to_the_launcher_finds_the_project() throws Exception {
        addJdk("jdk", "25.0.1");
        environment.put("JAVA25_HOME", home.resolve("jdk").toString());
        addJars();
        Path link = Files.createSymbolicLink(home.resolve("bin/tare"), Path.of("../tare"));

        assertThat(run(link.toString(), "list").out()).contains("<-Dtare.home=%s>".formatted(home));
    }

    private Ended tare(String... arguments) throws Exception {
        return run(home.resolve("tare").toString(), arguments);
    }

    private Ended run(String launcher, String... arguments) throws Exception {
        var command = new ArrayList<>(List.of("/bin/sh", launcher));
        command.addAll(List.of(arguments));
        Path out = home.resolve("out");
        Path err = home.resolve("err");
        var builder = new ProcessBuilder(command);
        builder.redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        int status = builder.start().waitFor();
        return new Ended(status, Files.readString(out), Files.readString(err));
    }

    private void addJdk(String name, String version) throws IOException {
        Path bin = Files.createDirectories(home.resolve(name).resolve("bin"));
        Files.writeString(
                home.resolve(name).resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        script(bin.resolve("java"), "printf '<%s>' \"$@\"; echo; exit 42");
        script(bin.resolve("javac"), "exit 1");
    }

    private void addMaven(int status) throws IOException {
        script(
                home.resolve("bin/mvn"),
                "printf 'mvn in %s: ' \"$JAVA25_HOME\"; printf '<%s>' \"$@\"; echo; exit "
                        + status);
    }

    private void addJars() throws IOException {
        for (String jar :
                List.of(
                        "harness/target/harness.jar",
                        "loadgen/target/loadgen.jar",
                        "targets/netty/target/netty.jar")) {
            Path file = home.resolve(jar);
            Files.createDirectories(file.getParent());
            Files.write(file, "".getBytes(StandardCharsets.UTF_8));
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(30)));
        }
    }

    private static void script(Path file, String text) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + text + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Path onPath(String tool) {
        return Arrays.stream(System.getenv("PATH").split(":"))
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow();
    }
}
