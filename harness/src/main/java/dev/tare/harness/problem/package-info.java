/// What goes wrong, told in lines: what failed, on what, expected against got, what to do.
package dev.tare.harness.problem;
