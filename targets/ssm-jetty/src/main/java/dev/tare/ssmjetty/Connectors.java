package dev.tare.ssmjetty;

import dev.tare.contract.Texts;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.http.UriCompliance;
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

    /// The same for a server that stops; a request in work counts as no idleness.
    private static final Duration SHUTDOWN_IDLE_TIMEOUT = Duration.ofMillis(200);

    /// Lets the application see an encoded control character in a path, to say what it expected.
    private static final UriCompliance URIS =
            UriCompliance.DEFAULT.with(
                    "control characters", UriCompliance.Violation.SUSPICIOUS_PATH_CHARACTERS);

    private Connectors() {}

    /// Adds the connector to the server.
    static void add(Server server, String host, int port) {
        var configuration = configuration();
        var connector = new ServerConnector(server, new HttpConnectionFactory(configuration));
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(BACKLOG);
        connector.setIdleTimeout(IDLE_TIMEOUT.toMillis());
        connector.setShutdownIdleTimeout(SHUTDOWN_IDLE_TIMEOUT.toMillis());
        server.addConnector(connector);
        server.addEventListener(new HeadTimeout(connector));
        server.addEventListener(new Drain(connector, configuration));
    }

    private static HttpConfiguration configuration() {
        var serverField = new PreEncodedHttpField(HttpHeader.SERVER, Texts.SERVER);
        var configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        configuration.setRequestHeaderSize(MAX_HEAD_BYTES);
        configuration.setUriCompliance(URIS);
        configuration.addCustomizer((request, responseHeaders) -> {
            responseHeaders.put(serverField);
            return request;
        });
        return configuration;
    }
}
