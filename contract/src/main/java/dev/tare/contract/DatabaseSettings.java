package dev.tare.contract;

/// Where the database is and how many connections a target holds to it.
///
/// @param host a name or an address
/// @param port 1 to 65535
/// @param name the database's name
/// @param user the role that logs in
/// @param password the role's password, possibly empty
/// @param poolSize the number of connections, at least 1
public record DatabaseSettings(
        String host, int port, String name, String user, String password, int poolSize) {}
