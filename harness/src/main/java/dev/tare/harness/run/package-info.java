/// From a plan to results: the machine is looked at, targets are started, checked and warmed up,
/// and each trial is on disk as soon as it ends.
package dev.tare.harness.run;
