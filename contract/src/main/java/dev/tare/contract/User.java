package dev.tare.contract;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// One of the users that a target keeps in memory; the components stand in the order of the JSON.
///
/// @param id counts from 1
/// @param username the id padded to at least four digits, after `user`
/// @param name the id padded to at least four digits, after `User` and a space
/// @param email the user name at example.com
/// @param age in years, 18 + id mod 60
/// @param active whether the id is even
public record User(int id, String username, String name, String email, int age, boolean active) {

    /// How many users `GET /users` returns.
    public static final int IN_MEMORY = 1000;

    /// The user that the contract's rule makes of an id.
    public static User of(int id) {
        String number = String.format(Locale.ROOT, "%04d", id);
        String username = "user" + number;
        return new User(
                id,
                username,
                "User " + number,
                username + "@example.com",
                18 + id % 60,
                id % 2 == 0);
    }

    /// The body of `GET /users`. A target calls this once at start and serializes the list anew on
    /// every request.
    public static List<User> inMemory() {
        return IntStream.rangeClosed(1, IN_MEMORY).mapToObj(User::of).toList();
    }
}
