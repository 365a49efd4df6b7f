//! Answers the contract with actix-web.

mod front;
mod routes;

use std::io;
use std::time::Duration;

use actix_web::middleware::{DefaultHeaders, from_fn};
use actix_web::web::Data;
use actix_web::{App, HttpServer};
use contract::{HEAD_TIMEOUT, SERVER, SHUTDOWN_TIMEOUT, Settings, Users, in_memory_users};

const TARGET: &str = "actix-web";
const DEFAULT_PORT: u16 = 8092;
const KEEP_ALIVE: Duration = Duration::from_secs(60);

#[actix_web::main]
async fn main() -> io::Result<()> {
    let settings = Settings::read(DEFAULT_PORT);
    let users = Data::new(Users::new(&settings.database));
    let in_memory = Data::new(in_memory_users());
    HttpServer::new(move || {
        App::new()
            .app_data(users.clone())
            .app_data(in_memory.clone())
            .wrap(from_fn(front::check))
            .wrap(DefaultHeaders::new().add(("Server", SERVER)))
            .configure(routes::configure)
    })
    .workers(settings.event_loops)
    .keep_alive(KEEP_ALIVE)
    .client_request_timeout(HEAD_TIMEOUT)
    .shutdown_timeout(SHUTDOWN_TIMEOUT.as_secs())
    .listen(settings.listen())?
    .run()
    .await
}
