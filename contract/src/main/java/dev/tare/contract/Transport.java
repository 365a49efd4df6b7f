package dev.tare.contract;

import java.util.Locale;

/// How an event-loop target talks to the kernel.
public enum Transport {
    /// The best that the machine has: epoll on Linux, otherwise NIO.
    AUTO,
    /// The JDK's selector, on every machine.
    NIO,
    /// Linux's epoll by native code.
    EPOLL,
    /// Linux's io_uring by native code.
    IO_URING;

    /// The name as the setting `TRANSPORT` has it.
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
