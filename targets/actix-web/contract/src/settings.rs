use std::env;
use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::process::exit;
use std::thread;

use socket2::{Domain, Socket, Type};

const BAD_SETTING: i32 = 2;
const BACKLOG: i32 = 4096;

/// A target's settings, read from the environment.
pub struct Settings {
    pub host: String,
    pub port: u16,
    pub event_loops: usize,
    pub database: DatabaseSettings,
}

/// Where the database is and how many connections a target holds to it.
pub struct DatabaseSettings {
    pub host: String,
    pub port: u16,
    pub name: String,
    pub user: String,
    pub password: String,
    pub pool_size: usize,
}

impl Settings {
    /// Reads them, or ends the process with a line for each bad one.
    pub fn read(port: u16) -> Self {
        let mut problems = Vec::new();
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let settings = Self {
            host: text("HOST", "127.0.0.1"),
            port: number("PORT", port.into(), 65535, &mut problems) as u16,
            event_loops: number("EVENT_LOOPS", cores, 1024, &mut problems),
            database: DatabaseSettings {
                host: text("DB_HOST", "127.0.0.1"),
                port: number("DB_PORT", 5432, 65535, &mut problems) as u16,
                name: text("DB_NAME", "tare"),
                user: text("DB_USER", "tare"),
                password: text("DB_PASSWORD", "tare"),
                pool_size: number("DB_POOL_SIZE", 16, 1000, &mut problems),
            },
        };
        if !problems.is_empty() {
            refuse(problems.join("\n"));
        }
        settings
    }

    /// Listens on the address, or ends the process with a line that names the bad setting.
    pub fn listen(&self) -> TcpListener {
        let bound = (self.host.as_str(), self.port)
            .to_socket_addrs()
            .and_then(|mut addresses| addresses.next().ok_or(ErrorKind::AddrNotAvailable.into()))
            .and_then(listen);
        bound.unwrap_or_else(|failure| refuse(self.explain(&failure)))
    }

    fn explain(&self, failure: &io::Error) -> String {
        match failure.kind() {
            ErrorKind::AddrInUse => format!(
                "PORT: {} on {} is taken by another process; stop it or set another port",
                self.port, self.host
            ),
            ErrorKind::PermissionDenied => {
                format!("PORT: {} may not be used here: permission denied", self.port)
            }
            _ => format!("HOST: {:?} is no address of this machine", self.host),
        }
    }
}

/// As the standard library does it, but with a backlog that holds a burst of connections.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, None)?;
    socket.set_reuse_address(true)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    socket.set_nonblocking(true)?;
    Ok(socket.into())
}

fn text(variable: &str, absent: &str) -> String {
    env::var(variable).ok().filter(|value| !value.is_empty()).unwrap_or_else(|| absent.to_owned())
}

fn number(variable: &str, absent: usize, highest: usize, problems: &mut Vec<String>) -> usize {
    let value = text(variable, &absent.to_string());
    match value.parse() {
        Ok(number) if (1..=highest).contains(&number) => number,
        _ => {
            problems.push(format!("{variable}: expected a number from 1 to {highest}, got {value:?}"));
            absent
        }
    }
}

fn refuse(problem: impl Display) -> ! {
    eprintln!("{problem}");
    exit(BAD_SETTING)
}
