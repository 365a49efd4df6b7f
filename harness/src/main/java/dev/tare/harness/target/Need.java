package dev.tare.harness.target;

import java.util.Locale;
import java.util.Optional;

/// What a variant needs of the machine.
public enum Need {
    /// A Linux kernel.
    LINUX,
    /// A Linux kernel that has io_uring and lets this process use it; containers often do not.
    IO_URING;

    /// The name as `target.yaml` has it.
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// What is missing of it on this machine, if anything.
    public Optional<String> missing() {
        return switch (this) {
            case LINUX -> isLinux() ? Optional.empty() : Optional.of("this is no Linux");
            case IO_URING ->
                    isLinux() ? IoUring.missing() : Optional.of("io_uring exists on Linux only");
        };
    }

    private static boolean isLinux() {
        return System.getProperty("os.name").equals("Linux");
    }
}
