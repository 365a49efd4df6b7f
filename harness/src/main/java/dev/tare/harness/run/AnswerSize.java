package dev.tare.harness.run;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How many bytes an answer has, head and body, as the load generators count it.
final class AnswerSize {

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int LONGEST_HEAD = 16_384;
    private static final int HTTP = 80;
    private static final Pattern LENGTH =
            Pattern.compile("\r\ncontent-length: *([0-9]+)\r\n", Pattern.CASE_INSENSITIVE);

    private AnswerSize() {}

    /// Asks once over HTTP/1.1.
    ///
    /// @return nothing if no answer came, it is not 200, or its length is not given
    static OptionalLong of(URI url, String path) {
        try (var socket = new Socket()) {
            int port = url.getPort() < 0 ? HTTP : url.getPort();
            socket.setSoTimeout((int) PATIENCE.toMillis());
            socket.connect(new InetSocketAddress(url.getHost(), port), (int) PATIENCE.toMillis());
            String request = "GET %s HTTP/1.1\r\nHost: %s\r\n\r\n";
            socket.getOutputStream()
                    .write(
                            request.formatted(path, url.getAuthority())
                                    .getBytes(StandardCharsets.US_ASCII));
            return size(head(new BufferedInputStream(socket.getInputStream())));
        } catch (IOException noAnswer) {
            return OptionalLong.empty();
        }
    }

    private static OptionalLong size(String head) {
        Matcher length = LENGTH.matcher(head);
        return head.startsWith("HTTP/1.1 200") && length.find()
                ? OptionalLong.of(head.length() + Long.parseLong(length.group(1)))
                : OptionalLong.empty();
    }

    private static String head(InputStream input) throws IOException {
        var head = new StringBuilder();
        while (head.length() < LONGEST_HEAD && head.indexOf("\r\n\r\n") < 0) {
            int next = input.read();
            if (next < 0) {
                throw new EOFException();
            }
            head.append((char) next);
        }
        return head.toString();
    }
}
