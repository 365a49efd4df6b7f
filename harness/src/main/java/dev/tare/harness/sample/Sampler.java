package dev.tare.harness.sample;

import java.io.IOException;
import java.time.Duration;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/// Follows one process or container from [#start] to [#stop]: its counters at both ends, its memory
/// and threads in between.
public final class Sampler {

    private static final Duration INTERVAL = Duration.ofMillis(200);

    private final Meter meter;
    private final Optional<JvmProbe> probe;
    private final LongSummaryStatistics resident = new LongSummaryStatistics();
    private final LongSummaryStatistics threads = new LongSummaryStatistics();
    private final Thread follower;
    private final long startNanos;
    private final ProcessReading first;
    private final Optional<JvmReading> firstJvm;
    private volatile boolean stopped;

    private Sampler(Meter meter, Optional<JvmProbe> probe) {
        this.meter = meter;
        this.probe = probe;
        this.firstJvm = readJvm();
        this.first = meter.read();
        this.startNanos = System.nanoTime();
        this.follower = Thread.ofPlatform().name("sampler").daemon().start(this::follow);
    }

    /// Begins to follow what a meter reads.
    ///
    /// @param probe open already if it is a JVM that can be attached to
    public static Sampler start(Meter meter, Optional<JvmProbe> probe) {
        return new Sampler(meter, probe);
    }

    /// Ends it.
    ///
    /// @return what was used since the start; of a process that has ended, all that is known is its
    ///   memory, and the rest is zero
    public ProcessUsage stop() {
        ProcessReading last = meter.read();
        Duration wall = Duration.ofNanos(System.nanoTime() - startNanos);
        Optional<JvmReading> lastJvm = readJvm();
        stopFollowing();
        boolean ended = last.equals(ProcessReading.NONE);
        ProcessReading from = ended ? ProcessReading.NONE : first;
        return new ProcessUsage(
                wall,
                last.userCpu().minus(from.userCpu()),
                last.systemCpu().minus(from.systemCpu()),
                Math.round(resident.getAverage()),
                Math.max(0, resident.getMax()),
                (int) Math.max(0, threads.getMax()),
                Math.max(0, last.voluntarySwitches() - from.voluntarySwitches()),
                Math.max(0, last.involuntarySwitches() - from.involuntarySwitches()),
                lastJvm.flatMap(later -> firstJvm.map(later::minus)));
    }

    private void follow() {
        while (!stopped) {
            resident.accept(meter.residentBytes());
            threads.accept(meter.threads());
            LockSupport.parkNanos(INTERVAL.toNanos());
        }
    }

    private void stopFollowing() {
        stopped = true;
        LockSupport.unpark(follower);
        try {
            follower.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<JvmReading> readJvm() {
        try {
            return probe.isPresent() ? Optional.of(probe.get().read()) : Optional.empty();
        } catch (IOException ended) {
            return Optional.empty();
        }
    }
}
