/// What a process used while a trial ran: CPU, memory, threads, context switches; for a JVM also
/// allocated bytes and garbage collection, read from outside without code in the target.
package dev.tare.harness.sample;
