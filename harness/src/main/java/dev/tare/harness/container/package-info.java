/// The targets and the database in containers: services of the project's compose file, started and
/// stopped by the compose command.
package dev.tare.harness.container;
