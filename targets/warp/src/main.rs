//! Answers the contract with warp.

mod routes;

use contract::{Settings, Users, in_memory_users};

const TARGET: &str = "warp";
const DEFAULT_PORT: u16 = 8094;

fn main() {
    let settings = Settings::read(DEFAULT_PORT);
    let routes = routes::routes(in_memory_users(), Users::new(&settings.database));
    contract::run(&settings, warp::service(routes));
}
