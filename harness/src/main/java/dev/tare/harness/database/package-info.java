/// The database behind the targets: PostgreSQL that the harness brings, or one that the user names.
package dev.tare.harness.database;
