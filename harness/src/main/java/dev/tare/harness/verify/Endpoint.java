package dev.tare.harness.verify;

import java.util.List;

/// The paths of the contract, by which a server may say that it does not offer one.
public final class Endpoint {

    /// The greeting.
    public static final String HELLO = "/";

    /// The smallest JSON; every server offers it.
    public static final String PING = "/ping";

    /// One object.
    public static final String USER = "/user";

    /// A thousand objects from memory.
    public static final String USERS = "/users";

    /// The answer that waits.
    public static final String DELAY = "/delay";

    /// One row.
    public static final String DB_USER = "/db/users/{id}";

    /// The first rows.
    public static final String DB_USERS = "/db/users";

    /// Which target it is.
    public static final String HEALTH = "/health";

    /// All of them.
    public static final List<String> PATHS =
            List.of(HELLO, PING, USER, USERS, DELAY, DB_USER, DB_USERS, HEALTH);

    private Endpoint() {}
}
