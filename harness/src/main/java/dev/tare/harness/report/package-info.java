/// What people read: results as text. No arithmetic beyond formatting.
package dev.tare.harness.report;
