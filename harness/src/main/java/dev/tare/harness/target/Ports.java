package dev.tare.harness.target;

import dev.tare.harness.problem.ProblemException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
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
        var placed = new ArrayList<PlacedTarget>();
        var held = new ArrayList<ServerSocket>();
        try {
            // All are held until all are found, so that none is found twice.
            for (TargetVariant variant : targets) {
                ServerSocket socket = listen(0);
                held.add(socket);
                placed.add(new PlacedTarget(variant, socket.getLocalPort()));
            }
            return placed;
        } catch (IOException none) {
            throw new UncheckedIOException("no free port", none);
        } finally {
            held.forEach(Ports::close);
        }
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
        try (ServerSocket _ = listen(target.port())) {
            return Optional.empty();
        } catch (IOException taken) {
            return Optional.of(
                    "%s: port %d is taken by %s: stop that, or use --port-base"
                            .formatted(target.address(), target.port(), holder(target)));
        }
    }

    private static String holder(PlacedTarget target) {
        String who =
                switch (HealthAnswer.of(target.url(), ASK)) {
                    case HealthAnswer.Up(String name) -> "a stale tare target " + name;
                    case HealthAnswer.Foreign _, HealthAnswer.Silent _ -> "another program";
                };
        return PortHolder.of(target.port()).map(process -> who + " (" + process + ")").orElse(who);
    }

    private static ServerSocket listen(int port) throws IOException {
        var socket = new ServerSocket();
        try {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getByName(PlacedTarget.HOST), port));
            return socket;
        } catch (IOException taken) {
            socket.close();
            throw taken;
        }
    }

    private static void close(ServerSocket socket) {
        try {
            socket.close();
        } catch (IOException closedAnyway) {
            // it holds its port no longer
        }
    }
}
