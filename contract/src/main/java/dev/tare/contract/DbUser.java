package dev.tare.contract;

import java.time.Instant;

/// A row of the table `users`; the components stand in the order of the JSON, whose length is 286
/// bytes for every row.
///
/// @param id the primary key, 1 to 10,000
/// @param username the id padded to at least four digits, after `user`
/// @param name the id padded to at least four digits, after `User` and a space
/// @param email the user name at example.com
/// @param age in years
/// @param active whether the id is even
/// @param city one of five, some of them beyond ASCII
/// @param bio filling that brings the row's JSON to its length
/// @param createdAt a whole second in UTC
public record DbUser(
        int id,
        String username,
        String name,
        String email,
        int age,
        boolean active,
        String city,
        String bio,
        Instant createdAt) {}
