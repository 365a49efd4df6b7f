package dev.tare.harness.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// The CPU time of the whole machine at one moment, in ticks.
///
/// @param busyTicks all but idle, waiting for disks and stolen
/// @param stolenTicks taken by the hypervisor for other machines
/// @param totalTicks of all cores together
/// @see <a href="https://man7.org/linux/man-pages/man5/proc_stat.5.html">proc_stat(5)</a>
public record MachineReading(long busyTicks, long stolenTicks, long totalTicks) {

    private static final int IDLE = 3;
    private static final int IO_WAIT = 4;
    private static final int STEAL = 7;
    private static final int COUNTED = 8;

    /// The counters now.
    ///
    /// @throws IOException where there is no `/proc/stat`
    public static MachineReading now() throws IOException {
        try (Stream<String> lines = Files.lines(Path.of("/proc/stat"))) {
            return parse(lines.findFirst().orElseThrow());
        }
    }

    static MachineReading parse(String line) {
        long[] ticks =
                Stream.of(line.strip().split("\\s+"))
                        .skip(1)
                        .limit(COUNTED)
                        .mapToLong(Long::parseLong)
                        .toArray();
        long total = 0;
        for (long tick : ticks) {
            total += tick;
        }
        return new MachineReading(
                total - ticks[IDLE] - ticks[IO_WAIT] - ticks[STEAL], ticks[STEAL], total);
    }

    /// The share of the machine's time since an earlier reading that the hypervisor took.
    ///
    /// @return 0 to 1
    public double stolenShareSince(MachineReading earlier) {
        return share(stolenTicks - earlier.stolenTicks, earlier);
    }

    /// The share of the machine's time since an earlier reading that its cores were busy.
    ///
    /// @return 0 to 1
    public double busyShareSince(MachineReading earlier) {
        return share(busyTicks - earlier.busyTicks, earlier);
    }

    private double share(long ticks, MachineReading earlier) {
        long total = totalTicks - earlier.totalTicks;
        return total == 0 ? 0 : (double) ticks / total;
    }
}
