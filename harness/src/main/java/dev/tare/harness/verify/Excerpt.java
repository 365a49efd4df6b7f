package dev.tare.harness.verify;

import dev.tare.harness.verify.wire.Visible;

import java.util.Arrays;

/// Two bodies that differ, cut around the first difference.
///
/// @param expected the one that should have come
/// @param got the one that came
public record Excerpt(String expected, String got) {

    private static final int WHOLE = 100;
    private static final int BEFORE = 30;
    private static final int AFTER = 50;

    /// Cuts around the first byte that differs; short bodies stay whole.
    public static Excerpt of(byte[] expected, byte[] got) {
        int at = Math.max(0, Arrays.mismatch(expected, got));
        return new Excerpt(cut(expected, at), cut(got, at));
    }

    /// The start of a body.
    public static String start(byte[] body) {
        return cut(body, 0);
    }

    private static String cut(byte[] body, int at) {
        if (body.length == 0) {
            return "no body";
        }
        if (body.length <= WHOLE) {
            return Visible.of(body);
        }
        int from = characterStart(body, Math.min(at, body.length) - BEFORE);
        int to = characterStart(body, Math.min(at, body.length) + AFTER);
        String shown = Visible.of(Arrays.copyOfRange(body, from, to));
        return "%s%s%s (byte %d of %d)"
                .formatted(
                        from > 0 ? "…" : "", shown, to < body.length ? "…" : "", at, body.length);
    }

    /// The nearest index at or before this one that does not cut a UTF-8 character.
    private static int characterStart(byte[] body, int index) {
        int start = Math.clamp(index, 0, body.length);
        while (start > 0 && start < body.length && (body[start] & 0xC0) == 0x80) {
            start--;
        }
        return start;
    }
}
