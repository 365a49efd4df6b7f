/// The commands as the user types them, and what they print.
package dev.tare.harness.cli;
