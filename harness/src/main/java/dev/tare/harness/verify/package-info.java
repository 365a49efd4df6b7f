/// Holds servers against the contract, from outside and byte for byte, and against each other.
package dev.tare.harness.verify;
