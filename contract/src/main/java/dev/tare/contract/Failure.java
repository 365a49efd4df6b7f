package dev.tare.contract;

/// The body of every answer that is not 200.
///
/// @param error one of the contract's texts
public record Failure(String error) {

    /// 404: an unknown path, or no such row.
    public static final Failure NOT_FOUND = new Failure("not found");

    /// 405: a known path, another method.
    public static final Failure METHOD_NOT_ALLOWED = new Failure("method not allowed");

    /// 400: the request line or a header is malformed.
    public static final Failure BAD_REQUEST = new Failure("bad request");

    /// 503: the database cannot be reached, or gave no connection in time.
    public static final Failure DATABASE_UNAVAILABLE = new Failure("database unavailable");

    /// 500: anything unforeseen.
    public static final Failure INTERNAL_ERROR = new Failure("internal error");
}
