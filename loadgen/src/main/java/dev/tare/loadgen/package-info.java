/// The embedded load generator: one load on one address, and one JSON document of what came of it.
package dev.tare.loadgen;
