use serde::Serialize;

/// The body of `GET /ping`.
#[derive(Serialize)]
pub struct Pong {
    message: &'static str,
}

impl Pong {
    pub fn new() -> Self {
        Self { message: "pong" }
    }
}

impl Default for Pong {
    fn default() -> Self {
        Self::new()
    }
}

/// The body of `GET /health`.
#[derive(Serialize)]
pub struct Health {
    status: &'static str,
    target: &'static str,
}

impl Health {
    pub fn up(target: &'static str) -> Self {
        Self { status: "UP", target }
    }
}

/// The body of `GET /user`.
#[derive(Serialize)]
pub struct Account {
    id: u32,
    username: String,
    email: String,
}

impl Account {
    pub fn new() -> Self {
        Self { id: 100, username: "user0100".to_owned(), email: "user0100@example.com".to_owned() }
    }
}

impl Default for Account {
    fn default() -> Self {
        Self::new()
    }
}

/// One of the users that a target keeps in memory.
#[derive(Serialize)]
pub struct User {
    id: u32,
    username: String,
    name: String,
    email: String,
    age: u32,
    active: bool,
}

const IN_MEMORY: u32 = 1000;

/// Builds the users of `GET /users`, once at start.
pub fn in_memory_users() -> Vec<User> {
    (1..=IN_MEMORY)
        .map(|id| User {
            id,
            username: format!("user{id:04}"),
            name: format!("User {id:04}"),
            email: format!("user{id:04}@example.com"),
            age: 18 + id % 60,
            active: id % 2 == 0,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};

    #[test]
    fn the_users_in_memory_have_the_contracts_bytes() {
        let body = serde_json::to_vec(&in_memory_users()).unwrap();
        assert_eq!(
            format!("{:x}", Sha256::digest(body)),
            "1aca9e28092ae729dac9e5af2461248c77d93345c10e925f6adfcffc9b1c8c92"
        );
    }
}
