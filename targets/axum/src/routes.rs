use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, RawQuery, State};
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use contract::{
    ALLOWED_METHODS, Account, DELAYED, DbUser, Failure, HELLO, Health, ID, LIMIT, MS, PLAIN, Pong, User,
    Users,
};

use crate::TARGET;

/// What the handlers share.
#[derive(Clone)]
pub struct Service {
    in_memory: Arc<Vec<User>>,
    users: Users,
}

impl Service {
    pub fn new(in_memory: Vec<User>, users: Users) -> Self {
        Self { in_memory: Arc::new(in_memory), users }
    }
}

/// A failure as axum answers it.
struct Refusal(Failure);

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        Self(failure)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self.0.body())).into_response()
    }
}

pub fn router(service: Service) -> Router {
    Router::new()
        .route("/", get(hello))
        .route("/ping", get(ping))
        .route("/user", get(user))
        .route("/users", get(users))
        .route("/delay", get(delay))
        .route("/db/users/{id}", get(db_user))
        .route("/db/users", get(db_users))
        .route("/health", get(health))
        .fallback(not_found)
        .method_not_allowed_fallback(method_not_allowed)
        .with_state(service)
}

async fn hello() -> impl IntoResponse {
    text(HELLO)
}

async fn ping() -> Json<Pong> {
    Json(Pong::new())
}

async fn user() -> Json<Account> {
    Json(Account::new())
}

async fn users(State(service): State<Service>) -> Response {
    Json(service.in_memory.as_ref()).into_response()
}

async fn delay(RawQuery(query): RawQuery) -> Result<impl IntoResponse, Refusal> {
    let ms = MS.from_query(&query.unwrap_or_default())?;
    tokio::time::sleep(Duration::from_millis(ms.into())).await;
    Ok(text(DELAYED))
}

async fn db_user(
    State(service): State<Service>,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<DbUser>, Refusal> {
    let Path(id) = id.map_err(|_| Failure::Invalid(&ID))?;
    Ok(Json(service.users.by_id(ID.parse(&id)?).await?))
}

async fn db_users(
    State(service): State<Service>,
    RawQuery(query): RawQuery,
) -> Result<Json<Vec<DbUser>>, Refusal> {
    let limit = LIMIT.from_query(&query.unwrap_or_default())?;
    Ok(Json(service.users.first(limit).await?))
}

async fn health() -> Json<Health> {
    Json(Health::up(TARGET))
}

async fn not_found() -> Refusal {
    Refusal(Failure::NotFound)
}

async fn method_not_allowed() -> impl IntoResponse {
    ([(ALLOW, ALLOWED_METHODS)], Refusal(Failure::MethodNotAllowed))
}

fn text(body: &'static str) -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(CONTENT_TYPE, PLAIN)], body)
}
