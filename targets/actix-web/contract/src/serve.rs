use std::convert::Infallible;
use std::error::Error;
use std::net;
use std::time::Duration;

use http_body_util::BodyExt;
use hyper::body::{Body, Bytes, Incoming};
use hyper::header::{HeaderValue, SERVER};
use hyper::http::uri::{PathAndQuery, Uri};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime;
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::{sleep, timeout};
use tower_service::Service;

use crate::{HEAD_TIMEOUT, MAX_HEAD_BYTES, SHUTDOWN_TIMEOUT, Settings};

const MAX_BODY_BYTES: usize = 1 << 20;
/// What stands for a target without a path, such as `host:port`: no router knows it, and warp needs one.
const NO_PATH: &str = "//";
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Serves with as many event loops as the settings say, until SIGTERM, and lets what is in flight
/// finish. The servers that axum and warp bring have no limits for a request's head; hyper has.
pub fn run<S, B>(settings: &Settings, service: S)
where
    S: Service<Request<Incoming>, Response = Response<B>, Error = Infallible>,
    S: Clone + Send + 'static,
    S::Future: Send,
    B: Body + Send + 'static,
    B::Data: Send,
    B::Error: Into<Box<dyn Error + Send + Sync>>,
{
    let listener = settings.listen();
    runtime::Builder::new_multi_thread()
        .worker_threads(settings.event_loops)
        .enable_all()
        .build()
        .expect("a runtime")
        .block_on(async {
            // The loop is a task, because the runtime's threads run tasks and nothing else.
            tokio::spawn(serve(listener, service)).await.expect("the loop does not panic");
        });
}

async fn serve<S, B>(listener: net::TcpListener, service: S)
where
    S: Service<Request<Incoming>, Response = Response<B>, Error = Infallible>,
    S: Clone + Send + 'static,
    S::Future: Send,
    B: Body + Send + 'static,
    B::Data: Send,
    B::Error: Into<Box<dyn Error + Send + Sync>>,
{
    let listener = TcpListener::from_std(listener).expect("a socket that listens");
    let mut terminate = signal(SignalKind::terminate()).expect("a handler for SIGTERM");
    let mut interrupt = signal(SignalKind::interrupt()).expect("a handler for SIGINT");
    let connections = GracefulShutdown::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => {
                    let connection = http().serve_connection(io(stream), front(service.clone()));
                    tokio::spawn(connections.watch(connection));
                }
                // No file descriptor is left, until a connection closes.
                Err(_) => sleep(ACCEPT_PAUSE).await,
            },
            _ = terminate.recv() => break,
            _ = interrupt.recv() => break,
        }
    }
    drop(listener);
    let _ = timeout(SHUTDOWN_TIMEOUT, connections.shutdown()).await;
}

fn http() -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT).max_header_size(MAX_HEAD_BYTES);
    http
}

fn io(stream: TcpStream) -> TokioIo<TcpStream> {
    // A connection that broke already shows it at its first read.
    let _ = stream.set_nodelay(true);
    TokioIo::new(stream)
}

/// Does what no router does: reads a body that nobody asks for, makes letters of those that are
/// percent-encoded, and names the server.
fn front<S, B>(
    service: S,
) -> impl hyper::service::Service<
    Request<Incoming>,
    Response = Response<B>,
    Error = Infallible,
    Future = impl Future<Output = Result<Response<B>, Infallible>> + Send,
>
where
    S: Service<Request<Incoming>, Response = Response<B>, Error = Infallible>,
    S: Clone + Send + 'static,
    S::Future: Send,
    B: Body,
{
    service_fn(move |mut request: Request<Incoming>| {
        let mut service = service.clone();
        async move {
            read(request.body_mut()).await;
            let path = request.uri().path();
            if path.is_empty() {
                *request.uri_mut() = Uri::from_static(NO_PATH);
            } else if path.contains('%') {
                *request.uri_mut() = decode(request.uri());
            }
            let mut response = service.call(request).await?;
            response.headers_mut().insert(SERVER, HeaderValue::from_static(crate::SERVER));
            Ok(response)
        }
    })
}

/// What is longer than the limit is left: hyper closes a connection with an unread body.
async fn read(body: &mut Incoming) {
    let mut left = MAX_BODY_BYTES;
    while left > 0 && !body.is_end_stream() {
        let Some(Ok(frame)) = body.frame().await else { return };
        left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
    }
}

/// The same URI with plain letters, digits and `-._~` in its path where they are percent-encoded.
///
/// See RFC 3986, section 6.2.2.2.
fn decode(uri: &Uri) -> Uri {
    let path = decode_unreserved(uri.path());
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = PathAndQuery::try_from(path + &query).ok();
    Uri::from_parts(parts).unwrap_or_else(|_| uri.clone())
}

fn decode_unreserved(path: &str) -> String {
    let mut pieces = path.split('%');
    let mut decoded = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let octet = piece.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match octet.map(char::from) {
            Some(letter) if letter.is_ascii_alphanumeric() || "-._~".contains(letter) => {
                decoded.push(letter);
                decoded.push_str(&piece[2..]);
            }
            _ => {
                decoded.push('%');
                decoded.push_str(piece);
            }
        }
    }
    decoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_encoded_letters_are_letters_and_the_rest_stays() {
        let uri = "/%70ing/%2F%20%zz%4?a=%70".parse().unwrap();
        assert_eq!(decode(&uri), "/ping/%2F%20%zz%4?a=%70");
    }
}
