package dev.tare.harness.verify;

/// A check's outcome at one server.
///
/// @param subject the server
/// @param check the check
/// @param outcome what it found
public record Result(Subject subject, Check check, Outcome outcome) {}
