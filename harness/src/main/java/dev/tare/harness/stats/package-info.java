/// From numbers to estimates with intervals: pure functions that know nothing of HTTP.
package dev.tare.harness.stats;
