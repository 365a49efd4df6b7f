/// The contract's lines, each as a check that sees a server only from outside.
package dev.tare.harness.verify.checks;
