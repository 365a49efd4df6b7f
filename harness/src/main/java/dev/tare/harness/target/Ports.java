package dev.tare.harness.target;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.FreePorts;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Gives targets their ports and finds out whether these can be had.
public final class Ports {

    private static final int HIGHEST = 65535;
    private static final Duration ASK = Duration.ofSeconds(2);

    private Ports() {}

    /// Gives each target its own port.
    ///
    /// @param base what the port 8080 becomes
    /// @throws ProblemException if two would have the same port, or one is beyond 65535
    public static List<PlacedTarget> fixed(List<TargetVariant> targets, int base) {
        var placed = new ArrayList<PlacedTarget>();
        var problems = new ArrayList<String>();
        Map<Integer, String> holders = new HashMap<>();
        for (TargetVariant variant : targets) {
            int port = variant.target().port(base);
            String other = holders.put(port, variant.address());
            if (other != null) {
                problems.add(
                        "%s and %s have the same port %d: name only one of them"
                                .formatted(other, variant.address(), port));
            }
            if (port > HIGHEST) {
                problems.add(
                        "%s: port %d is beyond %d: lower --port-base"
                                .formatted(variant.address(), port, HIGHEST));
            }
            placed.add(new PlacedTarget(variant, port));
        }
        if (!problems.isEmpty()) {
            throw ProblemException.badUsage(problems);
        }
        return placed;
    }

    /// Gives each target a port that nobody has.
    public static List<PlacedTarget> free(List<TargetVariant> targets) {
        Iterator<Integer> ports = FreePorts.several(targets.size()).iterator();
        return targets.stream().map(target -> new PlacedTarget(target, ports.next())).toList();
    }

    /// Makes sure that nobody has the ports.
    ///
    /// @throws ProblemException with a line for each that is taken, which says by whom
    public static void requireFree(List<PlacedTarget> targets) {
        List<String> problems =
                targets.stream().flatMap(target -> problem(target).stream()).toList();
        if (!problems.isEmpty()) {
            throw ProblemException.missing(problems);
        }
    }

    private static Optional<String> problem(PlacedTarget target) {
        return FreePorts.isFree(target.port())
                ? Optional.empty()
                : Optional.of(
                        "%s: port %d is taken by %s: stop that, or use --port-base"
                                .formatted(target.address(), target.port(), holder(target)));
    }

    private static String holder(PlacedTarget target) {
        String who =
                switch (HealthAnswer.of(target.url(), ASK)) {
                    case HealthAnswer.Up(String name) -> "a stale tare target " + name;
                    case HealthAnswer.Foreign _, HealthAnswer.Silent _ -> "another program";
                };
        return PortHolder.of(target.port()).map(process -> who + " (" + process + ")").orElse(who);
    }
}
