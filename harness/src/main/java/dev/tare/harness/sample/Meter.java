package dev.tare.harness.sample;

/// Reads what a target or a database has used so far, and its memory and threads.
///
/// @see ProcessMeter
/// @see CgroupMeter
public interface Meter {

    /// The counters now.
    ///
    /// @return all zero if what it reads has ended
    ProcessReading read();

    /// The memory, without the dearer counters.
    long residentBytes();

    /// The live threads.
    int threads();
}
