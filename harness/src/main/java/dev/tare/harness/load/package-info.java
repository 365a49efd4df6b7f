/// Load generators: each driver builds a command and reads what the tool printed.
package dev.tare.harness.load;
