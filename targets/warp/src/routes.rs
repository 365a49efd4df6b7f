use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use contract::{
    ALLOWED_METHODS, Account, DELAYED, Failure, HELLO, Health, ID, LIMIT, MS, PLAIN, Pong, User, Users,
};
use percent_encoding::percent_decode_str;
use warp::filters::BoxedFilter;
use warp::http::StatusCode;
use warp::http::header::{ALLOW, CONTENT_TYPE, HeaderValue};
use warp::path::FullPath;
use warp::reject::{self, MethodNotAllowed, Rejection};
use warp::reply::{Response, json};
use warp::{Filter, Reply, path};

use crate::TARGET;

pub fn routes(in_memory: Vec<User>, users: Users) -> BoxedFilter<(Response,)> {
    let routes = memory(in_memory).or(database(users)).unify();
    no_trailing_slash().and(routes).recover(refuse).unify().boxed()
}

/// A path that ends in a slash is another path; warp's own filters do not tell the two apart.
fn no_trailing_slash() -> impl Filter<Extract = (), Error = Rejection> + Clone {
    path::full()
        .and_then(|path: FullPath| async move {
            match path.as_str().strip_suffix('/') {
                None | Some("") => Ok(()),
                Some(_) => Err(reject::not_found()),
            }
        })
        .untuple_one()
}

fn memory(in_memory: Vec<User>) -> BoxedFilter<(Response,)> {
    let in_memory = Arc::new(in_memory);
    let hello = path::end().and(get()).map(|| text(HELLO));
    let ping = path!("ping").and(get()).map(|| json(&Pong::new()).into_response());
    let user = path!("user").and(get()).map(|| json(&Account::new()).into_response());
    let users = path!("users").and(get()).map(move || json(in_memory.as_ref()).into_response());
    let delay = path!("delay").and(get()).and(query()).then(delay);
    let health = path!("health").and(get()).map(|| json(&Health::up(TARGET)).into_response());
    hello.or(ping).unify().or(user).unify().or(users).unify().or(delay).unify().or(health).unify().boxed()
}

fn database(users: Users) -> BoxedFilter<(Response,)> {
    let users = warp::any().map(move || users.clone());
    let one = path!("db" / "users" / String).and(get()).and(users.clone()).then(db_user);
    let first = path!("db" / "users").and(get()).and(query()).and(users).then(db_users);
    one.or(first).unify().boxed()
}

fn get() -> impl Filter<Extract = (), Error = Rejection> + Clone {
    warp::get().or(warp::head()).unify()
}

/// The query string, empty if there is none.
fn query() -> impl Filter<Extract = (String,), Error = Infallible> + Clone {
    warp::query::raw().or(warp::any().map(String::new)).unify()
}

async fn delay(query: String) -> Response {
    match MS.from_query(&query) {
        Ok(ms) => {
            tokio::time::sleep(Duration::from_millis(ms.into())).await;
            text(DELAYED)
        }
        Err(failure) => refusal(failure),
    }
}

async fn db_user(segment: String, users: Users) -> Response {
    let id = percent_decode_str(&segment).decode_utf8_lossy();
    let answer = async { users.by_id(ID.parse(&id)?).await };
    answer.await.map_or_else(refusal, |user| json(&user).into_response())
}

async fn db_users(query: String, users: Users) -> Response {
    let answer = async { users.first(LIMIT.from_query(&query)?).await };
    answer.await.map_or_else(refusal, |users| json(&users).into_response())
}

/// Answers what no route took: the path is unknown, or the method is another.
async fn refuse(rejection: Rejection) -> Result<Response, Infallible> {
    if rejection.is_not_found() {
        return Ok(refusal(Failure::NotFound));
    }
    if rejection.find::<MethodNotAllowed>().is_none() {
        return Ok(refusal(Failure::Internal));
    }
    let mut response = refusal(Failure::MethodNotAllowed);
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(ALLOWED_METHODS));
    Ok(response)
}

fn refusal(failure: Failure) -> Response {
    let status = StatusCode::from_u16(failure.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    warp::reply::with_status(json(&failure.body()), status).into_response()
}

fn text(body: &'static str) -> Response {
    warp::reply::with_header(body, CONTENT_TYPE, PLAIN).into_response()
}
