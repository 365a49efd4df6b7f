package dev.tare.jetty;

import dev.tare.contract.Texts;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

import java.time.Duration;

/// How the server listens and speaks HTTP/1.
final class Connectors {

    private static final int BACKLOG = 4096;
    private static final int MAX_HEAD_BYTES = 16 * 1024;
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);

    private Connectors() {}

    /// Adds the connector to the server.
    static void add(Server server, String host, int port) {
        var configuration = configuration();
        var connector = new ServerConnector(server, new HttpConnectionFactory(configuration));
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(BACKLOG);
        connector.setIdleTimeout(IDLE_TIMEOUT.toMillis());
        server.addConnector(connector);
        server.addEventListener(new HeadTimeout(connector));
        var drain = new Drain(connector);
        server.addEventListener(drain);
        configuration.addCustomizer(drain);
    }

    private static HttpConfiguration configuration() {
        var serverField = new PreEncodedHttpField(HttpHeader.SERVER, Texts.SERVER);
        var configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        configuration.setRequestHeaderSize(MAX_HEAD_BYTES);
        configuration.addCustomizer((request, responseHeaders) -> {
            responseHeaders.put(serverField);
            return request;
        });
        return configuration;
    }
}
