package dev.tare.harness.verify.wire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.time.Duration;

/// The bytes that come from a socket, each before a deadline.
final class Wire {

    private static final int MAX_LINE = 65_536;

    private final Socket socket;
    private final InputStream input;
    private final byte[] buffer = new byte[16_384];
    private int next;
    private int end;
    private long deadline;
    private Duration allowed;
    private int taken;

    Wire(Socket socket) throws IOException {
        this.socket = socket;
        this.input = socket.getInputStream();
    }

    /// Starts the time for one answer, and the count of its bytes.
    void allow(Duration time) {
        allowed = time;
        deadline = System.nanoTime() + time.toNanos();
        taken = 0;
    }

    /// The bytes taken since [#allow].
    int taken() {
        return taken;
    }

    /// The next byte, or -1 at the end.
    ///
    /// @throws SocketTimeoutException if the deadline is missed
    int read() throws IOException {
        if (next == end && !fill()) {
            return -1;
        }
        taken++;
        return buffer[next++] & 0xff;
    }

    /// A line without its end, which must be CR and LF.
    String line() throws IOException {
        var line = new ByteArrayOutputStream(64);
        while (line.size() < MAX_LINE) {
            int octet = read();
            if (octet < 0) {
                throw cutOff();
            }
            if (octet == '\n') {
                String text = line.toString(ISO_8859_1);
                if (!text.endsWith("\r")) {
                    throw new NoAnswerException("a line that does not end with CR LF: " + text);
                }
                return text.substring(0, text.length() - 1);
            }
            line.write(octet);
        }
        throw new NoAnswerException("a line longer than " + MAX_LINE + " bytes");
    }

    byte[] exactly(int count) throws IOException {
        byte[] bytes = new byte[count];
        for (int filled = 0; filled < count; ) {
            if (next == end && !fill()) {
                throw cutOff();
            }
            int some = Math.min(count - filled, end - next);
            System.arraycopy(buffer, next, bytes, filled, some);
            next += some;
            taken += some;
            filled += some;
        }
        return bytes;
    }

    byte[] rest() throws IOException {
        var bytes = new ByteArrayOutputStream();
        for (int octet = read(); octet >= 0; octet = read()) {
            bytes.write(octet);
        }
        return bytes.toByteArray();
    }

    private boolean fill() throws IOException {
        long millis = (deadline - System.nanoTime()) / 1_000_000;
        if (millis <= 0) {
            throw new SocketTimeoutException();
        }
        socket.setSoTimeout((int) millis);
        try {
            next = 0;
            end = Math.max(0, input.read(buffer));
        } catch (SocketException reset) {
            end = 0;
        }
        return end > 0;
    }

    NoAnswerException late() {
        return new NoAnswerException(
                "%s within %d ms".formatted(came("nothing"), allowed.toMillis()));
    }

    private NoAnswerException cutOff() {
        return new NoAnswerException("the connection closed after " + came("0 bytes"));
    }

    private String came(String nothing) {
        return taken == 0 ? nothing : taken + " bytes of an answer";
    }
}
