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
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);
    private static final int MAX_HEAD_BYTES = 16 * 1024;

    /// Lets the application see an encoded control character in a path, to say what it expected.
    private static final UriCompliance URIS =
            UriCompliance.DEFAULT.with(
                    "control characters", UriCompliance.Violation.SUSPICIOUS_PATH_CHARACTERS);

    private Connectors() {}

    static ServerConnector http(Server server, String host, int port) {
        var connector = new QuietConnector(server, new HttpConnectionFactory(configuration()));
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(BACKLOG);
        connector.setIdleTimeout(IDLE_TIMEOUT.toMillis());
        return connector;
    }

    private static HttpConfiguration configuration() {
        var serverField = new PreEncodedHttpField(HttpHeader.SERVER, Texts.SERVER);
        var configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        configuration.setRequestHeaderSize(MAX_HEAD_BYTES);
        configuration.setUriCompliance(URIS);
        configuration.addCustomizer((request, headers) -> {
            headers.put(serverField);
            return request;
        });
        return configuration;
    }

    /// Does not complain that it cannot accept once it was closed.
    private static final class QuietConnector extends ServerConnector {

        QuietConnector(Server server, HttpConnectionFactory http) {
            super(server, http);
        }

        @Override
        protected boolean handleAcceptFailure(Throwable failure) {
            return isOpen() && super.handleAcceptFailure(failure);
        }
    }
}
