package dev.tare.harness.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tare.harness.target.TargetVariant;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// A bad setting or a taken port ends a target at once, with a line that names the variable.
class StartupIT {

    private static final int BAD_SETTING = 2;

    @TempDir private Path folder;

    static List<TargetVariant> targets() {
        return Suite.targets();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void all_bad_settings_are_told_at_once_a_line_each(TargetVariant variant) throws Exception {
        List<String> lines = start(variant, Map.of("PORT", "80800", "DB_POOL_SIZE", "none"));

        assertThat(lines)
                .containsExactlyInAnyOrder(
                        "PORT: expected a number from 1 to 65535, got \"80800\"",
                        "DB_POOL_SIZE: expected a number from 1 to 1000, got \"none\"");
    }

    @ParameterizedTest
    @MethodSource("targets")
    void a_taken_port_is_told_in_a_line(TargetVariant variant) throws Exception {
        try (var holder = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            int port = holder.getLocalPort();

            List<String> lines = start(variant, Map.of("PORT", Integer.toString(port)));

            assertThat(lines)
                    .singleElement()
                    .asString()
                    .startsWith("PORT: %d on 127.0.0.1 is taken".formatted(port));
        }
    }

    /// @return what the target wrote to stderr before it ended with the status of a bad setting
    private List<String> start(TargetVariant variant, Map<String, String> environment)
            throws IOException, InterruptedException {
        var command = new ArrayList<>(variant.target().start());
        command.set(0, Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Path stderr = folder.resolve("stderr");
        var builder =
                new ProcessBuilder(command)
                        .directory(variant.target().folder().toFile())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(stderr.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("it ends").isTrue();
            assertThat(process.exitValue()).isEqualTo(BAD_SETTING);
            return Files.readAllLines(stderr);
        } finally {
            process.destroyForcibly();
        }
    }
}
