package dev.tare.harness.verify.wire;

import java.util.List;
import java.util.Optional;

/// An answer as it came.
///
/// @param statusLine the first line without its end
/// @param fields the header lines in the order of their coming
/// @param body the content without its framing
/// @param length the bytes of it all, head and framing included
public record Answer(String statusLine, List<Field> fields, byte[] body, int length) {

    /// The three digits of the status line.
    public int status() {
        return Integer.parseInt(statusLine.substring(9, 12));
    }

    /// The value of a header, the first if it is there twice.
    public Optional<String> field(String name) {
        return fields.stream().filter(field -> field.is(name)).map(Field::value).findFirst();
    }

    /// Whether a header is there and has this value; case does not matter.
    public boolean has(String name, String value) {
        return field(name).filter(value::equalsIgnoreCase).isPresent();
    }

    /// Whether the server says that it closes the connection after this answer.
    public boolean closes() {
        return has("Connection", "close");
    }
}
