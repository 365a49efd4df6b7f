//! What the Rust targets share: the bodies, the users in memory and in the database, the numbers
//! in a request, the settings. It knows nothing of routing.

mod database;
mod failure;
mod number;
#[cfg(feature = "hyper")]
mod serve;
mod settings;
mod users;

pub use database::{DbUser, Users};
pub use failure::{ErrorBody, Failure};
pub use number::{ID, LIMIT, MS, Number};
#[cfg(feature = "hyper")]
pub use serve::run;
pub use settings::{DatabaseSettings, Settings};
pub use users::{Account, Health, Pong, User, in_memory_users};

use std::time::Duration;

pub const HELLO: &str = "Hello, World!";
pub const DELAYED: &str = "OK";
pub const SERVER: &str = "tare";
pub const PLAIN: &str = "text/plain;charset=UTF-8";
pub const ALLOWED_METHODS: &str = "GET, HEAD";

/// The most bytes of a request head; what has more gets a 4xx.
pub const MAX_HEAD_BYTES: usize = 16 << 10;

/// How long a request head may take.
pub const HEAD_TIMEOUT: Duration = Duration::from_secs(20);

/// How long requests may take to finish once the process is asked to end.
pub const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
