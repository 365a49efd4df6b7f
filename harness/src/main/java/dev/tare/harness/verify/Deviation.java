package dev.tare.harness.verify;

/// Something that a target declares to do otherwise than the contract says.
///
/// @param check the id of the check that fails for it
/// @param instead what the target does instead
/// @param why why it cannot do better
public record Deviation(String check, String instead, String why) {}
