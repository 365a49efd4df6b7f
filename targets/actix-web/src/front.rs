//! What is done to every request ahead of its handler.

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use contract::{Failure, MAX_HEAD_BYTES};

use crate::routes::Refusal;

/// Refuses a head beyond the limit, since actix-web's own is 128 KiB, and reads a body that no
/// handler asks for.
pub async fn check(
    mut request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    if head_bytes(&request) > MAX_HEAD_BYTES {
        return Err(Refusal(Failure::HeadTooLarge).into());
    }
    if !matches!(request.parts_mut().1, Payload::None) {
        // One that is too long or malformed makes actix-web close the connection.
        let _ = request.extract::<Bytes>().await;
    }
    next.call(request).await
}

fn head_bytes(request: &ServiceRequest) -> usize {
    let target = request.uri().path_and_query().map_or(0, |target| target.as_str().len());
    let line = "GET  HTTP/1.1\r\n".len() + target;
    let headers = request.headers().iter();
    line + headers.map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len()).sum::<usize>()
}
