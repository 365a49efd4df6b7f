package dev.tare.springwebflux;

import dev.tare.contract.InvalidSettingsException;
import dev.tare.contract.Settings;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.uring.IoUring;
import io.netty.channel.uring.IoUringIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;

import reactor.netty.resources.LoopResources;

/// The event loops that `EVENT_LOOPS` and `TRANSPORT` ask for, one group for server and clients.
/// Reactor Netty's own start at least four loops and choose the transport by themselves.
final class EventLoops {

    private EventLoops() {}

    /// Starts loops that end with the process.
    ///
    /// @throws InvalidSettingsException if the machine lacks the transport
    static LoopResources start(Settings settings) {
        var threads = new DefaultThreadFactory("event-loop", true);
        EventLoopGroup loops =
                new MultiThreadIoEventLoopGroup(settings.eventLoops(), threads, io(settings));
        return useNative -> loops;
    }

    private static IoHandlerFactory io(Settings settings) {
        return switch (settings.transport()) {
            case AUTO ->
                    Epoll.isAvailable() ? EpollIoHandler.newFactory() : NioIoHandler.newFactory();
            case NIO -> NioIoHandler.newFactory();
            case EPOLL -> {
                require("epoll", Epoll.unavailabilityCause());
                yield EpollIoHandler.newFactory();
            }
            case IO_URING -> {
                require("io_uring", IoUring.unavailabilityCause());
                yield IoUringIoHandler.newFactory();
            }
        };
    }

    private static void require(String transport, Throwable unavailability) {
        if (unavailability != null) {
            throw new InvalidSettingsException(
                    "TRANSPORT",
                    "%s is not available here: %s; choose another or leave it unset"
                            .formatted(transport, unavailability.getMessage()));
        }
    }
}
