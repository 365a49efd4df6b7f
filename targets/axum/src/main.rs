//! Answers the contract with axum.

mod routes;

use contract::{Settings, Users, in_memory_users};

use crate::routes::Service;

const TARGET: &str = "axum";
const DEFAULT_PORT: u16 = 8093;

fn main() {
    let settings = Settings::read(DEFAULT_PORT);
    let service = Service::new(in_memory_users(), Users::new(&settings.database));
    contract::run(&settings, routes::router(service));
}
