package dev.tare.harness.run;

import java.time.Duration;

/// Hears how far a run is.
public interface RunProgress {

    /// Something begins that takes a while.
    ///
    /// @param what in a few words
    void begins(String what);

    /// Something is done, as it was estimated.
    ///
    /// @param what in a few words
    /// @param estimated how long it was thought to take at most
    void done(String what, Duration estimated);
}
