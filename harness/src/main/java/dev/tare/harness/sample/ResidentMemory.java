package dev.tare.harness.sample;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The memory of a process that is in RAM.
public final class ResidentMemory {

    private static final Pattern VM_RSS = Pattern.compile("(?m)^VmRSS:\\s+(\\d+) kB$");
    private static final Pattern PS_RSS = Pattern.compile("\\s*(\\d+)\\s*");
    private static final long KIB = 1024;

    private ResidentMemory() {}

    /// Reads it for a process and its children; pages that they share count for each.
    ///
    /// @return bytes, or nothing if the process is gone or the system does not tell
    /// @see <a
    ///   href="https://man7.org/linux/man-pages/man5/proc_pid_status.5.html">proc_pid_status(5)</a>
    public static OptionalLong bytes(long pid) {
        List<Long> family =
                ProcessHandle.of(pid).stream()
                        .flatMap(
                                process -> Stream.concat(Stream.of(process), process.descendants()))
                        .map(ProcessHandle::pid)
                        .toList();
        long kib = 0;
        for (long member : family) {
            OptionalLong resident = kib(member);
            if (resident.isEmpty() && member == pid) {
                return OptionalLong.empty();
            }
            kib += resident.orElse(0);
        }
        return family.isEmpty() ? OptionalLong.empty() : OptionalLong.of(kib * KIB);
    }

    private static OptionalLong kib(long pid) {
        Path status = Path.of("/proc", Long.toString(pid), "status");
        try {
            return Files.exists(Path.of("/proc/self"))
                    ? first(VM_RSS, Files.readString(status))
                    : first(PS_RSS, ps(pid));
        } catch (IOException gone) {
            return OptionalLong.empty();
        }
    }

    private static String ps(long pid) throws IOException {
        Process ps = new ProcessBuilder("ps", "-o", "rss=", "-p", Long.toString(pid)).start();
        return new String(ps.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static OptionalLong first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find()
                ? OptionalLong.of(Long.parseLong(matcher.group(1)))
                : OptionalLong.empty();
    }
}
