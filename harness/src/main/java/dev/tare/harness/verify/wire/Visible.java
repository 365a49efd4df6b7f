package dev.tare.harness.verify.wire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HexFormat;

/// Makes bytes readable in one line: UTF-8 as it is, control characters and broken bytes escaped.
public final class Visible {

    private Visible() {}

    /// A text in one line.
    public static String of(String text) {
        var line = new StringBuilder();
        text.codePoints().forEach(point -> append(line, point));
        return line.toString();
    }

    /// UTF-8 in one line; if the bytes are no UTF-8, the bytes above 127 escaped.
    public static String of(byte[] bytes) {
        String text = new String(bytes, UTF_8);
        if (text.indexOf('\uFFFD') < 0) {
            return of(text);
        }
        var line = new StringBuilder();
        new String(bytes, ISO_8859_1)
                .codePoints()
                .forEach(octet -> {
                    if (octet < 0x80) {
                        append(line, octet);
                    } else {
                        line.append("\\x").append(HexFormat.of().toHexDigits((byte) octet));
                    }
                });
        return line.toString();
    }

    private static void append(StringBuilder line, int point) {
        switch (point) {
            case '\r' -> line.append("\\r");
            case '\n' -> line.append("\\n");
            case '\t' -> line.append("\\t");
            default -> {
                if (Character.isISOControl(point)) {
                    line.append("\\x").append(HexFormat.of().toHexDigits((byte) point));
                } else {
                    line.appendCodePoint(point);
                }
            }
        }
    }
}
