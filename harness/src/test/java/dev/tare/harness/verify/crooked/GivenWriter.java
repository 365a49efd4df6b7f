package dev.tare.harness.verify.crooked;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;

/// Makes bytes of answers.
final class GivenWriter {

    private static final DateTimeFormatter IMF_FIXDATE = format("EEE, dd MMM yyyy HH:mm:ss 'GMT'");
    private static final DateTimeFormatter RFC_850 = format("EEEE, dd-MMM-yy HH:mm:ss 'GMT'");

    private final Fault fault;
    private final Instant start = Instant.now();
    private final AtomicInteger count = new AtomicInteger();

    GivenWriter(Fault fault) {
        this.fault = fault;
    }

    /// @param connection the value of `Connection`, or an empty text
    byte[] bytes(Asked asked, Given given, String connection) throws IOException {
        var bytes = new ByteArrayOutputStream();
        boolean compressed =
                fault == Fault.COMPRESSED_IF_ACCEPTED
                        && asked.field("accept-encoding").contains("gzip");
        byte[] body = compressed ? gzip(given.body()) : given.body();
        boolean cut =
                fault == Fault.ONE_BYTE_SHORT
                        && asked.rawPath().equals("/user")
                        && given.status() == 200;
        bytes.writeBytes(head(asked, given, cut ? body.length - 1 : body.length, connection));
        if (compressed) {
            bytes.writeBytes("Content-Encoding: gzip\r\n".getBytes(ISO_8859_1));
        }
        bytes.writeBytes("\r\n".getBytes(ISO_8859_1));
        if (!asked.isHead() || fault == Fault.HEAD_WITH_BODY) {
            bytes.writeBytes(fault == Fault.CHUNKED ? chunks(body) : body);
        }
        return bytes.toByteArray();
    }

    private byte[] head(Asked asked, Given given, int length, String connection) {
        var head = new StringBuilder("HTTP/1.1 ").append(given.status()).append(' ');
        if (given.status() != 200 || fault != Fault.NO_REASON_PHRASE) {
            head.append(given.status() == 200 ? "OK" : "Error");
        }
        head.append("\r\n");
        line(head, "Server", fault == Fault.OTHER_SERVER ? "crooked" : "tare");
        line(head, "Date", date());
        line(head, "Content-Type", contentType(given));
        if (fault == Fault.CHUNKED) {
            line(head, "Transfer-Encoding", "chunked");
        } else if (!asked.isHead() || fault != Fault.HEAD_WITHOUT_LENGTH) {
            line(head, "Content-Length", "" + length);
        }
        if (given.status() == 405 && fault != Fault.NO_ALLOW) {
            line(head, "Allow", "GET, HEAD");
        }
        if (!connection.isEmpty()) {
            line(head, "Connection", connection);
        }
        if (fault == Fault.EXTRA_HEADER) {
            line(head, "X-Powered-By", "crookedness");
        }
        if (fault == Fault.HEADER_THAT_COUNTS) {
            line(head, "X-Count", "" + count.incrementAndGet());
        }
        return head.toString().getBytes(ISO_8859_1);
    }

    private static void line(StringBuilder head, String name, String value) {
        head.append(name).append(": ").append(value).append("\r\n");
    }

    private String contentType(Given given) {
        if (given.status() >= 400 && fault == Fault.ERRORS_AS_TEXT) {
            return "text/plain;charset=UTF-8";
        }
        return fault == Fault.CHARSET_IN_LOWER_CASE
                ? given.contentType().replace("UTF-8", "utf-8")
                : given.contentType();
    }

    private String date() {
        Instant now = Instant.now();
        return switch (fault) {
            case DATE_FROZEN -> IMF_FIXDATE.format(start);
            case DATE_AN_HOUR_OFF -> IMF_FIXDATE.format(now.plus(Duration.ofHours(1)));
            case DATE_OF_RFC_850 -> RFC_850.format(now);
            case null, default -> IMF_FIXDATE.format(now);
        };
    }

    private static DateTimeFormatter format(String pattern) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH).withZone(ZoneOffset.UTC);
    }

    private static byte[] chunks(byte[] body) {
        var chunks = new ByteArrayOutputStream();
        for (int from = 0; from < body.length; from += 4000) {
            int to = Math.min(from + 4000, body.length);
            chunks.writeBytes((Integer.toHexString(to - from) + "\r\n").getBytes(ISO_8859_1));
            chunks.writeBytes(Arrays.copyOfRange(body, from, to));
            chunks.writeBytes("\r\n".getBytes(ISO_8859_1));
        }
        chunks.writeBytes("0\r\n\r\n".getBytes(ISO_8859_1));
        return chunks.toByteArray();
    }

    private static byte[] gzip(byte[] body) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write(body);
        }
        return bytes.toByteArray();
    }
}
