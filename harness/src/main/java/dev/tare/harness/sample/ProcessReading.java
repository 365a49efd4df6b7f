package dev.tare.harness.sample;

import java.time.Duration;

/// The counters of a process and its descendants at one moment; two of them make a [ProcessUsage].
///
/// @param userCpu CPU time in user mode since the process began, ended threads and reaped children
///   included, in steps of 10 ms
/// @param systemCpu CPU time in the kernel on behalf of the process, likewise
/// @param residentBytes resident memory; of several processes, the sum of their proportional shares
/// @param threads live threads
/// @param voluntarySwitches context switches because a live thread waited
/// @param involuntarySwitches context switches because a live thread's time was up
public record ProcessReading(
        Duration userCpu,
        Duration systemCpu,
        long residentBytes,
        int threads,
        long voluntarySwitches,
        long involuntarySwitches) {

    static final ProcessReading NONE = new ProcessReading(Duration.ZERO, Duration.ZERO, 0, 0, 0, 0);

    /// User and system together.
    public Duration cpu() {
        return userCpu.plus(systemCpu);
    }

    ProcessReading plus(ProcessReading other) {
        return new ProcessReading(
                userCpu.plus(other.userCpu),
                systemCpu.plus(other.systemCpu),
                residentBytes + other.residentBytes,
                threads + other.threads,
                voluntarySwitches + other.voluntarySwitches,
                involuntarySwitches + other.involuntarySwitches);
    }
}
