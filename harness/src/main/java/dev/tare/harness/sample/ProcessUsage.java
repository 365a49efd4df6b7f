package dev.tare.harness.sample;

import java.time.Duration;
import java.util.Optional;

/// What a process and its descendants used between two moments.
///
/// @param wall the time between the two
/// @param userCpu CPU time in user mode
/// @param systemCpu CPU time in the kernel
/// @param meanResidentBytes resident memory, mean of the samples
/// @param peakResidentBytes resident memory, the highest sample
/// @param peakThreads the most live threads
/// @param voluntarySwitches context switches because a thread waited
/// @param involuntarySwitches context switches because a thread's time was up
/// @param jvm allocation and collections, of a JVM
public record ProcessUsage(
        Duration wall,
        Duration userCpu,
        Duration systemCpu,
        long meanResidentBytes,
        long peakResidentBytes,
        int peakThreads,
        long voluntarySwitches,
        long involuntarySwitches,
        Optional<JvmReading> jvm) {

    /// User and system together.
    public Duration cpu() {
        return userCpu.plus(systemCpu);
    }

    /// How many cores it kept busy, on average.
    public double busyCores() {
        return wall.isZero() ? 0 : (double) cpu().toNanos() / wall.toNanos();
    }
}
