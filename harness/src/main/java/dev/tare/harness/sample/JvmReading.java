package dev.tare.harness.sample;

import java.time.Duration;

/// The counters of a JVM at one moment.
///
/// @param allocatedBytes allocated on the heap by all threads since the JVM began, ended and
///   virtual threads included
/// @param collections garbage collections since the JVM began
/// @param collectionTime the time that they took
public record JvmReading(long allocatedBytes, long collections, Duration collectionTime) {

    JvmReading minus(JvmReading earlier) {
        return new JvmReading(
                allocatedBytes - earlier.allocatedBytes,
                collections - earlier.collections,
                collectionTime.minus(earlier.collectionTime));
    }
}
