package dev.tare.harness.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/// Finds ports on which nobody listens. They come from below the range out of which systems give
/// outgoing connections their ports, so that none is taken between finding and using it by the
/// first connection that somebody opens.
public final class FreePorts {

    private static final int FIRST = 24_000;
    private static final int END = 32_000;

    private FreePorts() {}

    /// Finds one.
    public static int one() {
        return several(1).getFirst();
    }

    /// Finds several, all different.
    ///
    /// @param count less than a thousand
    public static List<Integer> several(int count) {
        var ports = new ArrayList<Integer>();
        int port = ThreadLocalRandom.current().nextInt(FIRST, END);
        for (int tries = 0; tries < END - FIRST && ports.size() < count; tries++) {
            if (isFree(port)) {
                ports.add(port);
            }
            port = port + 1 < END ? port + 1 : FIRST;
        }
        if (ports.size() < count) {
            throw new IllegalStateException(
                    "no %d free ports from %d to %d".formatted(count, FIRST, END - 1));
        }
        return ports;
    }

    /// Whether a server may listen on a port of this machine's loopback address.
    public static boolean isFree(int port) {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }
}
