package dev.tare.harness.target;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/// Whether a target's package is older than what it is built from.
public final class Staleness {

    private Staleness() {}

    /// Whether a target that brings a build of its own has to be built before it can be started.
    public static boolean isStale(Target target) {
        if (target.build().isEmpty()) {
            return false;
        }
        if (!Requirements.missingFiles(target).isEmpty()) {
            return true;
        }
        FileTime oldestPackage =
                packageFiles(target)
                        .map(Staleness::modified)
                        .min(FileTime::compareTo)
                        .orElseThrow();
        return target.build().get().sources().stream()
                .flatMap(pattern -> sources(target.folder(), pattern).stream())
                .anyMatch(source -> modified(source).compareTo(oldestPackage) > 0);
    }

    /// Notes that the package is as new as can be; a build that finds nothing to do may leave it
    /// old.
    static void refresh(Target target) {
        var now = FileTime.from(Instant.now());
        packageFiles(target)
                .forEach(file -> {
                    try {
                        Files.setLastModifiedTime(file, now);
                    } catch (IOException failure) {
                        throw new UncheckedIOException(failure);
                    }
                });
    }

    /// What a pattern names: a file, all files of a folder, or what `*` and `**` match.
    static List<Path> sources(Path folder, String pattern) {
        Path fixed = Path.of("");
        Path open = Path.of("");
        for (Path name : Path.of(pattern)) {
            if (open.toString().isEmpty() && !name.toString().contains("*")) {
                fixed = fixed.resolve(name);
            } else {
                open = open.resolve(name);
            }
        }
        return sources(folder.resolve(fixed).normalize(), open);
    }

    private static List<Path> sources(Path root, Path pattern) {
        if (!Files.exists(root)) {
            return List.of();
        }
        var matcher = root.getFileSystem().getPathMatcher("glob:" + pattern);
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .filter(file ->
                            pattern.toString().isEmpty() || matcher.matches(root.relativize(file)))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Stream<Path> packageFiles(Target target) {
        return target.packageFiles().stream().map(target.folder()::resolve);
    }

    private static FileTime modified(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
