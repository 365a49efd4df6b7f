use std::borrow::Cow;

use serde::Serialize;

use crate::Number;

/// An answer that is not 200.
#[derive(Debug, PartialEq)]
pub enum Failure {
    NotFound,
    MethodNotAllowed,
    Invalid(&'static Number),
    HeadTooLarge,
    DatabaseUnavailable,
    Internal,
}

/// The body of an answer that is not 200.
#[derive(Serialize)]
pub struct ErrorBody {
    error: Cow<'static, str>,
}

impl Failure {
    /// The answer's status code.
    pub fn status(&self) -> u16 {
        match self {
            Self::Invalid(_) => 400,
            Self::NotFound => 404,
            Self::MethodNotAllowed => 405,
            Self::HeadTooLarge => 431,
            Self::Internal => 500,
            Self::DatabaseUnavailable => 503,
        }
    }

    /// The answer's body.
    pub fn body(&self) -> ErrorBody {
        let error = match self {
            Self::Invalid(number) => number.problem().into(),
            Self::NotFound => "not found".into(),
            Self::MethodNotAllowed => "method not allowed".into(),
            Self::HeadTooLarge => "request header fields too large".into(),
            Self::Internal => "internal error".into(),
            Self::DatabaseUnavailable => "database unavailable".into(),
        };
        ErrorBody { error }
    }
}
