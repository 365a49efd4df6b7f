package dev.tare.contract;

/// The body of `GET /user`: the small object that is serialized without a database.
///
/// @param id always 100
/// @param username the id padded to four digits, after `user`
/// @param email the user name at example.com
public record Account(int id, String username, String email) {

    /// A new body for one request.
    public static Account create() {
        return new Account(100, "user0100", "user0100@example.com");
    }
}
