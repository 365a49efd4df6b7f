/// The way to PostgreSQL that the JVM targets share unless a variant says otherwise: HikariCP and
/// the PostgreSQL JDBC driver, so that a comparison on the database compares frameworks and not
/// drivers.
package dev.tare.contract.jdbc;
