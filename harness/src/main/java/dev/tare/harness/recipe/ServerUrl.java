package dev.tare.harness.recipe;

import dev.tare.harness.yaml.Kind;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/// Where a server of one's own listens: `http`, host and port, no path.
public final class ServerUrl {

    /// What to tell somebody whose address is none.
    public static final String EXPECTED = "a URL such as http://127.0.0.1:9000";

    static final Kind<URI> KIND =
            new Kind<>(EXPECTED, URI.create("http://127.0.0.1"), ServerUrl::parse);

    private static final int MAX_PORT = 65535;

    private ServerUrl() {}

    /// Reads an address.
    ///
    /// @return nothing if the text is none
    public static Optional<URI> parse(String text) {
        try {
            return Optional.of(new URI(text)).filter(ServerUrl::isServer);
        } catch (URISyntaxException none) {
            return Optional.empty();
        }
    }

    private static boolean isServer(URI url) {
        return "http".equals(url.getScheme())
                && url.getHost() != null
                && url.getPort() != 0
                && url.getPort() <= MAX_PORT
                && url.getUserInfo() == null
                && url.getPath().matches("/?")
                && url.getQuery() == null
                && url.getFragment() == null;
    }
}
