package dev.tare.harness.verify;

/// Something expected of a server that did not come.
///
/// @param subject the server's name
/// @param check the check's id
/// @param expected what the contract wants, with the request it wants it for
/// @param got what came instead
public record Mismatch(String subject, String check, String expected, String got) {}
