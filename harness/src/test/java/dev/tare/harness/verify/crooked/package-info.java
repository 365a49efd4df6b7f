/// A server that keeps the whole contract from memory, or breaks it in just one way: what the
/// verifier is held against.
package dev.tare.harness.verify.crooked;
