package dev.tare.harness.load;

import java.util.ArrayList;
import java.util.List;

/// What went wrong under load, as the tool counts it; one failure may count under two heads.
///
/// @param connect connections that were not made
/// @param read answers that broke off, or were not HTTP
/// @param write requests that could not be sent
/// @param timeout answers that came later than the tool waits
/// @param status answers of another status than asked for: wrk counts those above 399, ab those
///   that are not 2xx
/// @param length bodies of another length than the first
/// @param other whatever else the tool counts
public record LoadErrors(
        long connect, long read, long write, long timeout, long status, long length, long other) {

    /// No error.
    public static final LoadErrors NONE = new LoadErrors(0, 0, 0, 0, 0, 0, 0);

    /// All of them.
    public long total() {
        return connect + read + write + timeout + status + length + other;
    }

    /// The heads that are not zero, such as `read 20, status 3`.
    public String text() {
        var parts = new ArrayList<String>();
        add(parts, "connect", connect);
        add(parts, "read", read);
        add(parts, "write", write);
        add(parts, "timeout", timeout);
        add(parts, "status", status);
        add(parts, "length", length);
        add(parts, "other", other);
        return parts.isEmpty() ? "no errors" : String.join(", ", parts);
    }

    private static void add(List<String> parts, String head, long count) {
        if (count > 0) {
            parts.add(head + " " + count);
        }
    }
}
