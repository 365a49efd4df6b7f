package dev.tare.contract;

/// The texts that targets answer with, and the header values that are the same for all of them.
public final class Texts {

    /// The body of `GET /`.
    public static final String HELLO = "Hello, World!";

    /// The body of `GET /delay`.
    public static final String DELAYED = "OK";

    /// The value of `Server` in every answer.
    public static final String SERVER = "tare";

    /// The value of `Content-Type` of a text body.
    public static final String PLAIN = "text/plain;charset=UTF-8";

    /// The value of `Content-Type` of a JSON body.
    public static final String JSON = "application/json";

    /// The value of `Allow` in an answer with status 405.
    public static final String ALLOWED_METHODS = "GET, HEAD";

    private Texts() {}
}
