/// Strict reading of YAML files: every key is known, every value has its type, and all problems of
/// a file are told at once.
package dev.tare.harness.yaml;
