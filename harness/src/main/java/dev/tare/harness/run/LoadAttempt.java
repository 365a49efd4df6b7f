package dev.tare.harness.run;

import dev.tare.harness.load.LoadResult;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// What came of one call of a load generator.
///
/// @param command as one would type it
/// @param startedAt when it was started
/// @param wall until its end
/// @param result what it measured
/// @param failure what went wrong with it
/// @param cpu its CPU time, without that of its start if it tells
record LoadAttempt(
        String command,
        Instant startedAt,
        Duration wall,
        Optional<LoadResult> result,
        Optional<String> failure,
        Duration cpu) {}
