package dev.tare.harness.target;

/// Where a target's framework cannot do what the contract says.
///
/// @param check the check that finds it
/// @param instead what the target does
/// @param why what keeps it from doing otherwise
public record Deviation(String check, String instead, String why) {}
