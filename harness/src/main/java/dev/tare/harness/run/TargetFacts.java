package dev.tare.harness.run;

import dev.tare.harness.target.Deviation;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// What is known of a target besides its trials.
///
/// @param label what it is called in the results
/// @param address `name` or `name@variant`; of a foreign server only a name
/// @param stack the layers from the socket up; empty of a foreign server
/// @param url scheme, host and port
/// @param command how it was started, as one would type it, with what differs in its environment;
///   nothing of a foreign server
/// @param environment what its variant adds to its environment
/// @param versions what it stands on, by name
/// @param startupTimes from its start until it answered `/health` with 200, of each start in order
/// @param packageBytes the size of the files that are shipped
/// @param idleResidentBytes resident memory after the short check and before the first load
/// @param jvm whether it is a JVM, so that allocation and collections are known
/// @param notSampled why there are no figures of its process; nothing if there are
/// @param deviations where it declares to answer otherwise than the contract
/// @param answerBytes the size of one answer to each load's request, head and body, by the load's
///   id, as read once with HTTP/1.1; a load whose answer could not be read is not in it
/// @param transport how a JVM reads its sockets, as its open files tell: `nio`, `epoll` or
///   `io_uring`; nothing where that cannot be seen
/// @param keepAliveLimit after how many answers it closed a connection; nothing if it was open
///   after 1,000, or it could not be asked
/// @param warmUps in the order of time
public record TargetFacts(
        String label,
        String address,
        List<String> stack,
        URI url,
        Optional<String> command,
        Map<String, String> environment,
        Map<String, String> versions,
        List<Duration> startupTimes,
        OptionalLong packageBytes,
        OptionalLong idleResidentBytes,
        boolean jvm,
        Optional<String> notSampled,
        List<Deviation> deviations,
        Map<String, Long> answerBytes,
        Optional<String> transport,
        OptionalInt keepAliveLimit,
        List<WarmUpOutcome> warmUps) {

    /// What is seen of a target before its first load.
    ///
    /// @param idleResidentBytes as that of the facts, and so the others
    record Seen(
            OptionalLong idleResidentBytes,
            Map<String, Long> answerBytes,
            Optional<String> transport,
            OptionalInt keepAliveLimit) {}

    /// The same, started once more.
    TargetFacts started(Duration startupTime) {
        var times = new ArrayList<>(startupTimes);
        times.add(startupTime);
        return with(List.copyOf(times), seen(), warmUps);
    }

    /// The same with what was seen of it before the first load.
    TargetFacts seenIdle(Seen seen) {
        return with(startupTimes, seen, warmUps);
    }

    /// The same without figures of its process.
    TargetFacts unseen(String reason) {
        return new TargetFacts(
                label,
                address,
                stack,
                url,
                command,
                environment,
                versions,
                startupTimes,
                packageBytes,
                idleResidentBytes,
                jvm,
                Optional.of(reason),
                deviations,
                answerBytes,
                transport,
                keepAliveLimit,
                warmUps);
    }

    /// The same, warmed up once more.
    TargetFacts warmed(WarmUpOutcome outcome) {
        var outcomes = new ArrayList<>(warmUps);
        outcomes.add(outcome);
        return with(startupTimes, seen(), List.copyOf(outcomes));
    }

    /// The same with what an earlier part of the run saw.
    TargetFacts resuming(TargetFacts earlier) {
        return with(earlier.startupTimes, earlier.seen(), earlier.warmUps);
    }

    private Seen seen() {
        return new Seen(idleResidentBytes, answerBytes, transport, keepAliveLimit);
    }

    private TargetFacts with(List<Duration> times, Seen seen, List<WarmUpOutcome> outcomes) {
        return new TargetFacts(
                label,
                address,
                stack,
                url,
                command,
                environment,
                versions,
                times,
                packageBytes,
                seen.idleResidentBytes,
                jvm,
                notSampled,
                deviations,
                seen.answerBytes,
                seen.transport,
                seen.keepAliveLimit,
                outcomes);
    }
}
