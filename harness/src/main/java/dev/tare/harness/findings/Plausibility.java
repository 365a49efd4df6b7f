package dev.tare.harness.findings;

import static dev.tare.harness.findings.Aspect.LATENCY;
import static dev.tare.harness.findings.Aspect.RATE;

import static java.util.stream.Collectors.joining;

import dev.tare.harness.load.LoadErrors;
import dev.tare.harness.load.LoadResult;
import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.run.Warning;
import dev.tare.harness.stats.LittlesLaw;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whether a trial's figures can be true.
///
/// @param target the target's label
/// @param load what was asked for
/// @param result what the load generator says of it
/// @param declaredBytes the size of an answer, head and body, where the target declares another
///   than the contract's
record Plausibility(String target, Load load, LoadResult result, OptionalLong declaredBytes) {

    private static final double LITTLES_TOLERANCE = 0.1;

    /// What a timer that ends early may add to a ceiling.
    private static final double CEILING_TOLERANCE = 0.01;

    private static final Pattern DELAY = Pattern.compile("/delay(\\?.*)?");
    private static final Pattern DELAY_MILLIS = Pattern.compile("[?&]ms=(\\d{1,10})(&|$)");
    private static final int DEFAULT_DELAY_MILLIS = 20;

    private static final List<Function<Plausibility, Optional<Doubt>>> RULES =
            List.of(
                    Plausibility::errors,
                    Plausibility::stalls,
                    Plausibility::reconnects,
                    Plausibility::answerSize,
                    Plausibility::ceiling,
                    Plausibility::noLatency,
                    Plausibility::littlesLaw,
                    Plausibility::percentiles);

    /// What the rules find.
    List<Doubt> doubts() {
        return RULES.stream().flatMap(rule -> rule.apply(this).stream()).toList();
    }

    private Optional<Doubt> errors() {
        LoadErrors errors = result.errors();
        if (errors.total() == 0) {
            return Optional.empty();
        }
        boolean status = errors.status() > 0;
        return doubt(
                "errors",
                text("errors beside %d answers: %s", result.requests(), errors.text()),
                status
                        ? "the target answered with an error, which is often cheaper than the work"
                        : "the target closed connections or was too slow for the tool's time limit",
                "see the tool's output in raw/ and the target's log; try fewer connections",
                Aspect.ALL);
    }

    private Optional<Doubt> stalls() {
        return result.stalls().isEmpty()
                ? Optional.empty()
                : doubt(
                        "generator-stalled",
                        "the load generator itself was not run for a while: "
                                + result.stalls().getFirst(),
                        "something else took its CPU, or the machine paused",
                        "run again on a quieter machine",
                        Aspect.ALL);
    }

    private Optional<Doubt> reconnects() {
        long reconnects = result.reconnects().orElse(0);
        if (!load.keepAlive() || reconnects == 0) {
            return Optional.empty();
        }
        return doubt(
                "reconnects",
                text("%d of %d requests needed a new connection", reconnects, result.requests()),
                "the target closes connections that were to be kept, often after a set number",
                "lift its limit of requests per connection",
                Aspect.ALL);
    }

    private Optional<Doubt> answerSize() {
        List<Long> right = rightSizes();
        double seen = result.bytesPerResponse();
        double slack = 0.5 + (load.extent() instanceof Extent.Lasting ? amidAnswers() : 0);
        if (right.isEmpty() || right.stream().anyMatch(size -> Math.abs(seen - size) <= slack)) {
            return Optional.empty();
        }
        String sizes = right.stream().map(String::valueOf).collect(joining(" or "));
        return doubt(
                "bytes-per-response",
                text("%.1f bytes a response, where the contract's answer has %s", seen, sizes),
                "the target answers something else, or connections broke off amid answers",
                "./tare verify shows where its answers differ",
                Aspect.ALL);
    }

    private List<Long> rightSizes() {
        Optional<AnswerSize> size =
                declaredBytes.isPresent()
                        ? Optional.of(new AnswerSize(declaredBytes.getAsLong()))
                        : AnswerSize.of(load.path());
        return size.map(bytes -> bytes.over(load)).orElse(List.of());
    }

    /// The part of an answer that each connection may have received when the load ended.
    private double amidAnswers() {
        return result.bytesPerResponse() * result.inFlight() / result.requests();
    }

    private Optional<Doubt> ceiling() {
        OptionalDouble delay = delaySeconds(load.path());
        if (delay.isEmpty() || delay.getAsDouble() == 0) {
            return Optional.empty();
        }
        double ceiling = LittlesLaw.ceiling(result.inFlight(), delay.getAsDouble());
        if (result.requestsPerSecond() <= ceiling * (1 + CEILING_TOLERANCE)) {
            return Optional.empty();
        }
        return doubt(
                "above-ceiling",
                text(
                        "%.0f requests/s, where %d under way with %.0f ms each allow %.0f",
                        result.requestsPerSecond(),
                        result.inFlight(),
                        delay.getAsDouble() * 1000,
                        ceiling),
                "the target answers before the delay is over",
                "./tare verify shows whether it waits",
                Aspect.ALL);
    }

    /// The handler's delay, if the path is one that waits.
    static OptionalDouble delaySeconds(String path) {
        if (!DELAY.matcher(path).matches()) {
            return OptionalDouble.empty();
        }
        Matcher millis = DELAY_MILLIS.matcher(path);
        int delay = millis.find() ? Integer.parseInt(millis.group(1)) : DEFAULT_DELAY_MILLIS;
        return OptionalDouble.of(delay / 1000.0);
    }

    private Optional<Doubt> noLatency() {
        return result.latency().isPresent()
                ? Optional.empty()
                : doubt(
                        "no-latency",
                        "the load generator told no latency",
                        result.remark().orElse("its output lacks it"),
                        "see the tool's output in raw/",
                        Set.of(LATENCY));
    }

    private Optional<Doubt> littlesLaw() {
        if (!result.closedLoop() || !result.meanIsMeasured() || !load.keepAlive()) {
            return Optional.empty();
        }
        return result.latency()
                .map(latency ->
                        LittlesLaw.of(
                                result.inFlight(),
                                result.requestsPerSecond(),
                                latency.meanMicros()))
                .filter(law -> !law.holds(LITTLES_TOLERANCE))
                .flatMap(this::littlesLaw);
    }

    private Optional<Doubt> littlesLaw(LittlesLaw law) {
        boolean late = law.deviation() < 0;
        return doubt(
                "littles-law",
                text(
                        "requests/s × mean latency accounts for %.1f of %.0f requests under way",
                        law.implied(), law.inFlight()),
                late
                        ? "connections waited for the load generator, which was late with its next"
                                + " requests, or for their opening in a short trial"
                        : "latencies hold waiting that no request did, or the machine paused",
                late
                        ? "give it more cores (--cpus), fewer connections, or more time"
                                + " (--duration)"
                        : "run again on a quieter machine",
                Set.of(RATE, LATENCY));
    }

    private Optional<Doubt> percentiles() {
        return result.latency()
                .filter(latency -> latency.p99Micros() < latency.meanMicros())
                .flatMap(latency ->
                        doubt(
                                "p99-below-mean",
                                text(
                                        "p99 of %.0f µs below the mean of %.0f µs",
                                        latency.p99Micros(), latency.meanMicros()),
                                "a few answers took very long, or the tool added latencies",
                                "look at the maximum; run longer",
                                Set.of(LATENCY)));
    }

    private Optional<Doubt> doubt(
            String id, String seen, String cause, String next, Set<Aspect> voids) {
        return Optional.of(new Doubt(id, new Warning(target, seen, cause, next), voids));
    }

    private static String text(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }
}
