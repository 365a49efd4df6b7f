use std::fmt;
use std::time::Duration;

use actix_web::http::StatusCode;
use actix_web::http::header::{ALLOW, HeaderValue};
use actix_web::web::{self, Data, Json, Path, ServiceConfig};
use actix_web::{FromRequest, Handler, HttpRequest, HttpResponse, Responder, ResponseError, rt};
use contract::{
    ALLOWED_METHODS, Account, DELAYED, DbUser, Failure, HELLO, Health, ID, LIMIT, MS, PLAIN, Pong, User,
    Users,
};

use crate::TARGET;

/// A failure as actix-web answers it.
#[derive(Debug)]
pub struct Refusal(pub Failure);

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{:?}", self.0)
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        Self(failure)
    }
}

impl ResponseError for Refusal {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        HttpResponse::build(self.status_code()).json(self.0.body())
    }
}

pub fn configure(app: &mut ServiceConfig) {
    get(app, "/", hello);
    get(app, "/ping", ping);
    get(app, "/user", user);
    get(app, "/users", users);
    get(app, "/delay", delay);
    get(app, "/db/users/{id}", db_user);
    get(app, "/db/users", db_users);
    get(app, "/health", health);
    app.default_service(web::to(not_found));
}

fn get<F, Args>(app: &mut ServiceConfig, path: &str, handler: F)
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    app.service(
        web::resource(path)
            .route(web::get().to(handler.clone()))
            .route(web::head().to(handler))
            .default_service(web::to(method_not_allowed)),
    );
}

async fn hello() -> HttpResponse {
    text(HELLO)
}

async fn ping() -> Json<Pong> {
    Json(Pong::new())
}

async fn user() -> Json<Account> {
    Json(Account::new())
}

async fn users(in_memory: Data<Vec<User>>) -> HttpResponse {
    HttpResponse::Ok().json(in_memory.get_ref())
}

async fn delay(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let ms = MS.from_query(request.query_string())?;
    rt::time::sleep(Duration::from_millis(ms.into())).await;
    Ok(text(DELAYED))
}

async fn db_user(users: Data<Users>, id: Path<String>) -> Result<Json<DbUser>, Refusal> {
    Ok(Json(users.by_id(ID.parse(&id)?).await?))
}

async fn db_users(users: Data<Users>, request: HttpRequest) -> Result<Json<Vec<DbUser>>, Refusal> {
    Ok(Json(users.first(LIMIT.from_query(request.query_string())?).await?))
}

async fn health() -> Json<Health> {
    Json(Health::up(TARGET))
}

async fn not_found() -> Result<HttpResponse, Refusal> {
    Err(Refusal(Failure::NotFound))
}

async fn method_not_allowed() -> HttpResponse {
    let mut response = Refusal(Failure::MethodNotAllowed).error_response();
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(ALLOWED_METHODS));
    response
}

fn text(body: &'static str) -> HttpResponse {
    HttpResponse::Ok().content_type(PLAIN).body(body)
}
