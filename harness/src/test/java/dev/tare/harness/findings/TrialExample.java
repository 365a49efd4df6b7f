package dev.tare.harness.findings;

import dev.tare.harness.load.Latency;
import dev.tare.harness.load.LoadErrors;
import dev.tare.harness.load.LoadResult;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.run.TrialResult.State;
import dev.tare.harness.sample.JvmReading;
import dev.tare.harness.sample.ProcessUsage;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// A trial in which nothing is wrong, until a test says so: 2 s, 20,000 requests/s, 40 µs of CPU
/// and 5,000 allocated bytes a request.
public final class TrialExample {

    private static final double SECONDS = 2;

    private final String target;
    private final String load;
    private final int fork;
    private final int round;
    private State state = State.DONE;
    private String failure = "";
    private double rate = 20_000;
    private double userMicros = 30;
    private double systemMicros = 10;
    private double allocatedBytes = 5_000;
    private double meanFactor = 1;
    private double p99Factor = 3;
    private double bytes = Double.NaN;
    private boolean hasLatency = true;
    private boolean isSampled = true;
    private boolean isJvm = true;
    private boolean meanIsMeasured = true;
    private boolean hasResult = true;
    private OptionalLong reconnects = OptionalLong.empty();
    private LoadErrors errors = LoadErrors.NONE;
    private double loadCores = 0.5;
    private OptionalDouble databaseCores = OptionalDouble.empty();
    private double stolen = 0;
    private OptionalDouble busy = OptionalDouble.empty();
    private String remark = "";
    private List<String> stalls = List.of();

    private TrialExample(String target, String load, int fork, int round) {
        this.target = target;
        this.load = load;
        this.fork = fork;
        this.round = round;
    }

    public static TrialExample of(String target, String load, int round) {
        return new TrialExample(target, load, 1, round);
    }

    public static TrialExample of(String target, String load, int fork, int round) {
        return new TrialExample(target, load, fork, round);
    }

    String load() {
        return load;
    }

    public TrialExample rate(double requestsPerSecond) {
        rate = requestsPerSecond;
        return this;
    }

    public TrialExample cpu(double userMicros, double systemMicros) {
        this.userMicros = userMicros;
        this.systemMicros = systemMicros;
        return this;
    }

    public TrialExample allocated(double bytes) {
        allocatedBytes = bytes;
        return this;
    }

    /// The mean latency as a share of what Little's law says.
    public TrialExample mean(double factor) {
        meanFactor = factor;
        return this;
    }

    /// The p99 as a multiple of the mean.
    public TrialExample p99(double factor) {
        p99Factor = factor;
        return this;
    }

    public TrialExample bytes(double bytesPerResponse) {
        bytes = bytesPerResponse;
        return this;
    }

    public TrialExample errors(LoadErrors seen) {
        errors = seen;
        return this;
    }

    public TrialExample reconnects(long seen) {
        reconnects = OptionalLong.of(seen);
        return this;
    }

    public TrialExample withoutLatency() {
        hasLatency = false;
        return this;
    }

    public TrialExample notSampled() {
        isSampled = false;
        return this;
    }

    public TrialExample noJvm() {
        isJvm = false;
        return this;
    }

    public TrialExample meanFromRate() {
        meanIsMeasured = false;
        return this;
    }

    public TrialExample ended(State state, String failure) {
        this.state = state;
        this.failure = failure;
        hasResult = false;
        return this;
    }

    public TrialExample loadCores(double busyCores) {
        loadCores = busyCores;
        return this;
    }

    public TrialExample databaseCores(double busyCores) {
        databaseCores = OptionalDouble.of(busyCores);
        return this;
    }

    public TrialExample machine(double busyShare, double stolenShare) {
        busy = OptionalDouble.of(busyShare);
        stolen = stolenShare;
        return this;
    }

    public TrialExample remark(String text) {
        remark = text;
        return this;
    }

    public TrialExample stalled(String line) {
        stalls = List.of(line);
        return this;
    }

    TrialResult result(int number, Load asked) {
        return new TrialResult(
                number,
                fork,
                round,
                target,
                load,
                state,
                failure.isEmpty() ? Optional.empty() : Optional.of(failure),
                "wrk -c64 http://127.0.0.1:21900" + asked.path(),
                Experiment.NOON,
                seconds(SECONDS),
                hasResult ? Optional.of(measured(asked)) : Optional.empty(),
                isSampled ? Optional.of(usage()) : Optional.empty(),
                Optional.of(seconds(loadCores * SECONDS)),
                databaseCores.isPresent()
                        ? Optional.of(seconds(databaseCores.getAsDouble() * SECONDS))
                        : Optional.empty(),
                OptionalDouble.of(stolen),
                OptionalDouble.of(busy.orElse(ownShare())));
    }

    /// What all parties use of two cores.
    private double ownShare() {
        double target = rate * (userMicros + systemMicros) / 1e6;
        return Math.min(0.85, (target + loadCores + databaseCores.orElse(0)) / 2);
    }

    LoadResult measured(Load asked) {
        long requests = Math.round(rate * SECONDS);
        double size = Double.isNaN(bytes) ? right(asked) : bytes;
        int inFlight = asked.connections() * asked.pipelining();
        double mean = inFlight / rate * 1e6 * meanFactor;
        return new LoadResult(
                asked.tool(),
                asked.requestsPerSecond().isEmpty(),
                asked.connections(),
                inFlight,
                requests,
                SECONDS,
                rate,
                Math.round(requests * size),
                OptionalLong.empty(),
                hasLatency ? Optional.of(latency(mean)) : Optional.empty(),
                meanIsMeasured && asked.tool() != Tool.AB,
                Optional.empty(),
                reconnects,
                errors,
                remark.isEmpty() ? Optional.empty() : Optional.of(remark),
                Optional.empty(),
                stalls);
    }

    private static double right(Load asked) {
        return AnswerSize.of(asked.path()).map(size -> size.over(asked).getFirst()).orElse(100L);
    }

    private Latency latency(double mean) {
        return new Latency(
                mean / 10,
                mean,
                OptionalDouble.empty(),
                mean * 0.9,
                mean * 1.2,
                mean * 1.5,
                mean * p99Factor,
                OptionalDouble.of(mean * p99Factor * 2),
                mean * p99Factor * 4);
    }

    private ProcessUsage usage() {
        double requests = rate * SECONDS;
        return new ProcessUsage(
                seconds(SECONDS),
                seconds(userMicros * requests / 1e6),
                seconds(systemMicros * requests / 1e6),
                100 << 20,
                120 << 20,
                20,
                Math.round(requests / 10),
                Math.round(requests / 10),
                isJvm
                        ? Optional.of(
                                new JvmReading(
                                        Math.round(allocatedBytes * requests), 3, Duration.ZERO))
                        : Optional.empty());
    }

    private static Duration seconds(double seconds) {
        return Duration.ofNanos(Math.round(seconds * 1e9));
    }
}
