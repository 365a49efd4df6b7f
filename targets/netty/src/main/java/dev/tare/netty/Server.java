package dev.tare.netty;

import dev.tare.contract.InvalidSettingsException;
import dev.tare.contract.Settings;
import dev.tare.contract.Transport;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.uring.IoUring;
import io.netty.channel.uring.IoUringIoHandler;
import io.netty.channel.uring.IoUringServerSocketChannel;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpServerCodec;

import java.util.concurrent.TimeUnit;

/// The listening socket, its event loops and what happens when they stop.
record Server(Channel listener, EventLoopGroup loops, Connections connections) {

    private static final int ACCEPT_BACKLOG = 4096;
    private static final int MAX_HEAD_BYTES = 16 * 1024;

    private record Io(IoHandlerFactory handlers, Class<? extends ServerChannel> channel) {}

    static Server start(Settings settings, Routes routes) throws Exception {
        Io io = io(settings.transport());
        var loops = new MultiThreadIoEventLoopGroup(settings.eventLoops(), io.handlers);
        var connections = new Connections();
        try {
            Channel listener =
                    new ServerBootstrap()
                            .group(loops)
                            .channel(io.channel)
                            .option(ChannelOption.SO_BACKLOG, ACCEPT_BACKLOG)
                            .option(ChannelOption.SO_REUSEADDR, true)
                            .childOption(ChannelOption.TCP_NODELAY, true)
                            .childHandler(pipeline(routes, connections))
                            .bind(settings.host(), settings.port())
                            .sync()
                            .channel();
            return new Server(listener, loops, connections);
        } catch (Exception failure) {
            loops.shutdownGracefully(0, 0, TimeUnit.SECONDS);
            throw failure;
        }
    }

    private static Io io(Transport transport) {
        return switch (transport) {
            case AUTO -> io(Epoll.isAvailable() ? Transport.EPOLL : Transport.NIO);
            case NIO -> new Io(NioIoHandler.newFactory(), NioServerSocketChannel.class);
            case EPOLL -> {
                require(transport, Epoll.isAvailable());
                yield new Io(EpollIoHandler.newFactory(), EpollServerSocketChannel.class);
            }
            case IO_URING -> {
                require(transport, IoUring.isAvailable());
                yield new Io(IoUringIoHandler.newFactory(), IoUringServerSocketChannel.class);
            }
        };
    }

    private static void require(Transport transport, boolean available) {
        if (!available) {
            throw new InvalidSettingsException(
                    "TRANSPORT", transport.text() + " is not available on this machine");
        }
    }

    private static ChannelInitializer<SocketChannel> pipeline(
            Routes routes, Connections connections) {
        var decoder =
                new HttpDecoderConfig()
                        .setMaxInitialLineLength(MAX_HEAD_BYTES)
                        .setMaxHeaderSize(MAX_HEAD_BYTES);
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(SocketChannel channel) {
                var timeout = new HeadTimeout();
                var handler = new RequestHandler(routes, timeout, connections);
                channel.pipeline().addLast(timeout, new HttpServerCodec(decoder), handler);
                connections.add(channel);
            }
        };
    }

    /// Stops to listen, lets the requests in flight finish, ends the loops.
    void close() {
        listener.close().syncUninterruptibly();
        connections.drain();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }
}
