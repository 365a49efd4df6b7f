/// What a running process uses, read from outside.
package dev.tare.harness.sample;
