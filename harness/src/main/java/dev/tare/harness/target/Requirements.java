package dev.tare.harness.target;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// What a target needs before it can be started, and what of it is not there.
public final class Requirements {

    /// Where systems keep servers, which often is on the PATH of root alone.
    private static final String FOR_SERVERS = ":/usr/sbin:/usr/local/sbin";

    private Requirements() {}

    /// The tools that are not there.
    ///
    /// @return a line for each, with what to do
    public static List<String> missingTools(Target target) {
        return target.tools().stream()
                .filter(tool -> !tool.equals(Target.JAVA) && !isOnPath(tool))
                .map(tool ->
                        "%s needs %s, which is not on PATH: %s"
                                .formatted(target.name(), tool, howToGet(target)))
                .toList();
    }

    /// The files of its package that are not there, built ones and installed ones.
    public static List<String> missingFiles(Target target) {
        return target.packageFiles().stream()
                .filter(file -> !Files.exists(target.folder().resolve(file)))
                .map(file -> missingFile(target, file))
                .toList();
    }

    private static String missingFile(Target target, String file) {
        return Path.of(file).isAbsolute()
                ? "%s needs %s, which is not there: %s"
                        .formatted(target.name(), file, howToGet(target))
                : "%s is not built: %s is not there".formatted(target.name(), file);
    }

    private static String howToGet(Target target) {
        return target.install().orElse("install it");
    }

    /// What a target's variant needs of this machine and does not find.
    public static List<String> missingNeeds(TargetVariant variant) {
        return variant.variant().needs().stream()
                .flatMap(need -> need.missing().stream())
                .map(reason -> variant.address() + ": " + reason)
                .toList();
    }

    private static boolean isOnPath(String tool) {
        String path = System.getenv().getOrDefault("PATH", "") + FOR_SERVERS;
        return Arrays.stream(path.split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
    }
}
