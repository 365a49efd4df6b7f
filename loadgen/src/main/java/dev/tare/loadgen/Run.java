package dev.tare.loadgen;

import com.sun.management.OperatingSystemMXBean;

import io.hyperfoil.api.session.Session;
import io.hyperfoil.api.statistics.StatisticsSnapshot;
import io.hyperfoil.core.impl.LocalSimulationRunner;

import org.HdrHistogram.Histogram;

import java.lang.management.ManagementFactory;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/// One order being carried out.
final class Run {

    private final Order order;
    private final Log log;
    private final Schedule schedule;
    private final Recorder recorder;
    private final StatisticsSnapshot total = new StatisticsSnapshot();
    private final OperatingSystemMXBean system =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private LocalSimulationRunner runner;
    private long cpuNanosBefore;
    private boolean isBegun;

    Run(Order order, Log log) {
        this.order = order;
        this.log = log;
        this.schedule = new Schedule(order.rate(), order.most());
        this.recorder = new Recorder(order.threads(), Scenario.sessions(order));
    }

    /// Does it, which takes until the last answer.
    Report report() {
        runner =
                new LocalSimulationRunner(
                        new Scenario(order, recorder, this::begin).benchmark(),
                        (_, _, _, snapshot, _) -> add(snapshot),
                        null,
                        null);
        runner.run();
        long cpuNanos = system.getProcessCpuTime() - cpuNanosBefore;
        Histogram latency = recorder.latencyNanos();
        return new Report(
                latency.getTotalCount(),
                durationNanos(),
                recorder.receivedBytes(),
                recorder.connections(),
                recorder.statuses(),
                errors(),
                latency(latency),
                cpuNanos,
                log.stalls());
    }

    /// The first step of each session: its request may begin, unless all are taken.
    private boolean begin(Session session) {
        long now = System.nanoTime();
        markBegin(session, now);
        OptionalLong from = schedule.next(now);
        if (from.isEmpty()) {
            runner.finishPhase(Scenario.PHASE);
            session.stop();
            return false;
        }
        recorder.begins(session, from.getAsLong());
        return true;
    }

    private synchronized void markBegin(Session session, long now) {
        if (!isBegun) {
            isBegun = true;
            cpuNanosBefore = system.getProcessCpuTime();
            long late = System.currentTimeMillis() - session.phaseStartTimestamp();
            schedule.start(now - TimeUnit.MILLISECONDS.toNanos(Math.max(0, late)));
        }
    }

    private synchronized void add(StatisticsSnapshot snapshot) {
        total.add(snapshot);
    }

    private long durationNanos() {
        long seen = recorder.lastAnswerNanos() - schedule.startNanos();
        return order.requests().isPresent()
                ? Math.max(0, seen)
                : Math.max(seen, TimeUnit.SECONDS.toNanos(order.seconds()));
    }

    private synchronized Report.Errors errors() {
        return new Report.Errors(
                log.noConnections(),
                total.connectionErrors,
                total.requestTimeouts,
                total.internalErrors,
                Math.max(0, order.fewest().orElse(0) - schedule.taken()));
    }

    private static Report.Latency latency(Histogram nanos) {
        return nanos.getTotalCount() == 0
                ? null
                : new Report.Latency(
                        nanos.getMinValue(),
                        nanos.getMean(),
                        nanos.getStdDeviation(),
                        nanos.getValueAtPercentile(50),
                        nanos.getValueAtPercentile(75),
                        nanos.getValueAtPercentile(90),
                        nanos.getValueAtPercentile(99),
                        nanos.getValueAtPercentile(99.9),
                        nanos.getMaxValue());
    }
}
