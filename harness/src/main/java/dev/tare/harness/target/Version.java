package dev.tare.harness.target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A version that says what a target stands on, and where it is written.
public sealed interface Version {

    /// What has the version, such as `Netty`.
    String label();

    /// Finds the version.
    ///
    /// @param folder the target's folder
    /// @return the version, or `n/a` with the reason
    String read(Path folder);

    /// A version that stands in a file.
    ///
    /// @param label what has the version
    /// @param file relative to the target's folder
    /// @param pattern the first group is the version
    record InFile(String label, String file, Pattern pattern) implements Version {

        @Override
        public String read(Path folder) {
            try {
                return find(Files.readString(folder.resolve(file)))
                        .orElse("n/a (%s has none)".formatted(file));
            } catch (IOException unreadable) {
                return "n/a (%s cannot be read)".formatted(file);
            }
        }

        private Optional<String> find(String text) {
            return firstGroup(pattern, text);
        }
    }

    /// A version that a command prints.
    ///
    /// @param label what has the version
    /// @param command run in the target's folder
    /// @param pattern the first group is the version
    record OfCommand(String label, List<String> command, Pattern pattern) implements Version {

        private static final Duration DEADLINE = Duration.ofSeconds(5);

        @Override
        public String read(Path folder) {
            try {
                return firstGroup(pattern, output(folder))
                        .orElse("n/a (%s prints none)".formatted(command.getFirst()));
            } catch (IOException missing) {
                return "n/a (%s is missing)".formatted(command.getFirst());
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return "n/a (interrupted)";
            }
        }

        private String output(Path folder) throws IOException, InterruptedException {
            Path output = Files.createTempFile("tare-version", ".txt");
            try {
                Process process =
                        new ProcessBuilder(Commands.resolve(command, folder))
                                .directory(folder.toFile())
                                .redirectErrorStream(true)
                                .redirectOutput(output.toFile())
                                .start();
                if (!process.waitFor(DEADLINE.toMillis(), TimeUnit.MILLISECONDS)) {
                    process.destroyForcibly();
                }
                return Files.readString(output);
            } finally {
                Files.delete(output);
            }
        }
    }

    private static Optional<String> firstGroup(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
