/// The targets: what their folders say of them, and each as a running child process.
package dev.tare.harness.target;
