package dev.tare.harness.sample;

import java.util.Optional;

/// Reads a process of this machine and its descendants.
///
/// @param proc where to read
/// @param pid the process
public record ProcessMeter(ProcFs proc, long pid) implements Meter {

    /// The meter of a process, where there is a `/proc`.
    public static Optional<Meter> of(long pid) {
        var proc = new ProcFs();
        return proc.isAvailable() ? Optional.of(new ProcessMeter(proc, pid)) : Optional.empty();
    }

    @Override
    public ProcessReading read() {
        return proc.read(pid);
    }

    @Override
    public long residentBytes() {
        return proc.residentBytes(pid);
    }

    @Override
    public int threads() {
        return proc.threads(pid);
    }
}
