package dev.tare.harness.target;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// What comes back from `GET /health`.
public sealed interface HealthAnswer {

    /// The most that is read of an answer, since a foreign server may send anything.
    int MOST_BYTES = 4096;

    /// A target answers that it is up.
    ///
    /// @param name the target's name
    record Up(String name) implements HealthAnswer {}

    /// Something answers that is no target.
    ///
    /// @param what the answer in a few words
    record Foreign(String what) implements HealthAnswer {}

    /// Nothing answers.
    ///
    /// @param why the failure in a few words
    record Silent(String why) implements HealthAnswer {}

    /// Asks a server.
    ///
    /// @param baseUrl its URL without a path
    /// @param timeout how long connecting and each reading may take
    static HealthAnswer of(URI baseUrl, Duration timeout) {
        try {
            var connection =
                    (HttpURLConnection) baseUrl.resolve("/health").toURL().openConnection();
            try {
                connection.setInstanceFollowRedirects(false);
                connection.setConnectTimeout((int) timeout.toMillis());
                connection.setReadTimeout((int) timeout.toMillis());
                return connection.getResponseCode() == HttpURLConnection.HTTP_OK
                        ? read(connection.getInputStream())
                        : new Foreign("status " + connection.getResponseCode());
            } finally {
                connection.disconnect();
            }
        } catch (IOException failure) {
            return new Silent(failure.toString());
        }
    }

    private static HealthAnswer read(InputStream body) throws IOException {
        String text = new String(body.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        try {
            var json = JsonMapper.shared().readTree(text);
            return json.path("status").asString("").equals("UP") && json.path("target").isString()
                    ? new Up(json.path("target").stringValue())
                    : new Foreign(text.strip());
        } catch (JacksonException notJson) {
            return new Foreign(text.strip());
        }
    }
}
