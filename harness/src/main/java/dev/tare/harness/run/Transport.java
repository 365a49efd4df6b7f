package dev.tare.harness.run;

import dev.tare.harness.sample.ProcFs;

/// How a JVM reads its sockets, from what the kernel tells of it: a library of Netty's in its
/// memory, a ring among its open files.
final class Transport {

    private static final String EPOLL_LIBRARY = "netty_transport_native_epoll";
    private static final String RING = "io_uring";

    private Transport() {}

    static String of(ProcFs proc, long pid) {
        if (proc.openFiles(pid).stream().anyMatch(file -> file.contains(RING))) {
            return RING;
        }
        return proc.mappedFiles(pid).stream().anyMatch(file -> file.contains(EPOLL_LIBRARY))
                ? "epoll"
                : "nio";
    }
}
