/// Child processes: how they are started, watched and stopped, whatever ends the harness.
package dev.tare.harness.process;
