/// What trials say: derived figures, limits, plausibility, estimates and verdicts. Pure functions
/// from records to records; [Findings] is where to begin.
package dev.tare.harness.findings;
