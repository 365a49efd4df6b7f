package dev.tare.springwebflux;

import dev.tare.contract.HttpDate;
import dev.tare.contract.Settings;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;

import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.accept.RequestedContentTypeResolverBuilder;
import org.springframework.web.reactive.config.WebFluxConfigurer;

import reactor.netty.NettyPipeline;
import reactor.netty.http.server.HttpServer;

import tools.jackson.databind.json.JsonMapper;

import java.net.InetAddress;
import java.net.UnknownHostException;

/// Where Reactor Netty listens, and what it does that Spring Boot has no property for.
@Component
class Server
        implements WebServerFactoryCustomizer<NettyReactiveWebServerFactory>, WebFluxConfigurer {

    private static final int BACKLOG = 4096;

    private final Settings settings;
    private final JsonMapper json;
    private final Drain drain;
    private final HttpDate date = new HttpDate();

    Server(Settings settings, JsonMapper json, Drain drain) {
        this.settings = settings;
        this.json = json;
        this.drain = drain;
    }

    @Override
    public void customize(NettyReactiveWebServerFactory factory) {
        factory.setPort(settings.port());
        factory.setAddress(address(settings.host()));
        factory.addServerCustomizers(this::configure);
    }

    private HttpServer configure(HttpServer server) {
        return server.option(ChannelOption.SO_BACKLOG, BACKLOG)
                .doOnBound(drain::bound)
                .doOnChannelInit((_, channel, _) -> addHandlers(channel));
    }

    private void addHandlers(Channel channel) {
        drain.opened(channel);
        var timeout = new RequestTimeout();
        channel.pipeline()
                .addFirst(timeout)
                .addAfter(NettyPipeline.HttpCodec, null, new LastRequest(timeout))
                .addBefore(
                        NettyPipeline.ReactiveBridge, null, new AnswerHeaders(date, json, drain));
    }

    /// An endpoint has one content type, whatever the request would accept.
    @Override
    public void configureContentTypeResolver(RequestedContentTypeResolverBuilder builder) {
        builder.fixedResolver(MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN);
    }

    private static InetAddress address(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException unknown) {
            throw new IllegalArgumentException(unknown);
        }
    }
}
