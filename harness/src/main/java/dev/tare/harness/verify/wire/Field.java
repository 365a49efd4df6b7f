package dev.tare.harness.verify.wire;

/// A header line of an answer.
///
/// @param name as it was sent
/// @param value without the blanks around it
public record Field(String name, String value) {

    /// Whether this is the header of that name; case does not matter.
    public boolean is(String other) {
        return name.equalsIgnoreCase(other);
    }
}
