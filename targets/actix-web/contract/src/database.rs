use std::time::Duration;

use chrono::{DateTime, Utc};
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod};
use serde::Serialize;
use tokio::time::{Instant, timeout_at};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, NoTls, Row};

use crate::{DatabaseSettings, Failure};

/// A row of the table `users`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DbUser {
    id: i32,
    username: String,
    name: String,
    email: String,
    age: i32,
    active: bool,
    city: String,
    bio: String,
    created_at: DateTime<Utc>,
}

impl From<Row> for DbUser {
    fn from(row: Row) -> Self {
        Self {
            id: row.get(0),
            username: row.get(1),
            name: row.get(2),
            email: row.get(3),
            age: row.get(4),
            active: row.get(5),
            city: row.get(6),
            bio: row.get(7),
            created_at: row.get(8),
        }
    }
}

const BY_ID: &str = "SELECT id, username, name, email, age, active, city, bio, created_at \
                     FROM users WHERE id = $1";
const FIRST: &str = "SELECT id, username, name, email, age, active, city, bio, created_at \
                     FROM users ORDER BY id LIMIT $1";

/// Bounds the wait for a connection and the query together.
const MAX_WAIT: Duration = Duration::from_secs(2);

/// Reads the table `users` through a pool of connections.
#[derive(Clone)]
pub struct Users {
    pool: Pool,
}

impl Users {
    /// Opens no connection yet, so it does not matter whether there is a database.
    pub fn new(settings: &DatabaseSettings) -> Self {
        let mut config = Config::new();
        config
            .host(&settings.host)
            .port(settings.port)
            .dbname(&settings.name)
            .user(&settings.user)
            .password(&settings.password)
            .application_name("tare")
            .connect_timeout(MAX_WAIT);
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let pool = Pool::builder(Manager::from_config(config, NoTls, recycling))
            .max_size(settings.pool_size)
            .build()
            .expect("a pool without time-outs needs no runtime");
        Self { pool }
    }

    /// The row with that key.
    pub async fn by_id(&self, id: u32) -> Result<DbUser, Failure> {
        let rows = self.query(BY_ID, &(id as i32)).await?;
        rows.into_iter().next().map(DbUser::from).ok_or(Failure::NotFound)
    }

    /// The first rows by id.
    pub async fn first(&self, limit: u32) -> Result<Vec<DbUser>, Failure> {
        let rows = self.query(FIRST, &i64::from(limit)).await?;
        Ok(rows.into_iter().map(DbUser::from).collect())
    }

    async fn query(&self, sql: &str, parameter: &(dyn ToSql + Sync)) -> Result<Vec<Row>, Failure> {
        let deadline = Instant::now() + MAX_WAIT;
        let Ok(Ok(client)) = timeout_at(deadline, self.pool.get()).await else {
            return Err(Failure::DatabaseUnavailable);
        };
        let answer = timeout_at(deadline, async {
            let statement = client.prepare_cached(sql).await?;
            client.query(&statement, &[parameter]).await
        });
        match answer.await {
            Ok(rows) => rows.map_err(failure),
            Err(_) => {
                // It still waits for the database, so it must not go back to the pool.
                drop(Object::take(client));
                Err(Failure::DatabaseUnavailable)
            }
        }
    }
}

/// Tells a database that is away from a statement that it refused. It is away if a connection
/// broke, and if the server says so: SQLSTATE class 08, 53 (too many connections) or 57P (it
/// starts, stops, or was told to end the session).
fn failure(error: tokio_postgres::Error) -> Failure {
    let away = error
        .code()
        .is_none_or(|state| ["08", "53", "57P"].iter().any(|class| state.code().starts_with(class)));
    if away {
        return Failure::DatabaseUnavailable;
    }
    eprintln!("{error}");
    Failure::Internal
}
