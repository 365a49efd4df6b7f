package dev.tare.harness.sample;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Reads a container: CPU time and memory of its control group, which also has those of processes
/// that ended; threads and context switches of its processes, which no control group counts.
public final class CgroupMeter implements Meter {

    private final Cgroup cgroup;
    private final ProcessMeter processes;

    private CgroupMeter(Cgroup cgroup, ProcessMeter processes) {
        this.cgroup = cgroup;
        this.processes = processes;
    }

    /// The meter of a container.
    ///
    /// @param pid its first process, as the engine's machine numbers it
    /// @param id the engine's name for it, which is in that of its control group; otherwise the
    ///   process is not this machine's
    /// @return nothing if there is no such control group, or none that can be read here
    public static Optional<Meter> of(long pid, String id) {
        return Cgroup.of(Path.of("/"), pid, id)
                .map(cgroup -> new CgroupMeter(cgroup, new ProcessMeter(new ProcFs(), pid)));
    }

    @Override
    public ProcessReading read() {
        ProcessReading family = processes.read();
        try {
            Cgroup.Cpu cpu = cgroup.cpu();
            return new ProcessReading(
                    cpu.user(),
                    cpu.system(),
                    cgroup.residentBytes(),
                    family.threads(),
                    family.voluntarySwitches(),
                    family.involuntarySwitches());
        } catch (IOException ended) {
            return ProcessReading.NONE;
        }
    }

    @Override
    public long residentBytes() {
        try {
            return cgroup.residentBytes();
        } catch (IOException ended) {
            return 0;
        }
    }

    @Override
    public int threads() {
        return processes.threads();
    }
}
