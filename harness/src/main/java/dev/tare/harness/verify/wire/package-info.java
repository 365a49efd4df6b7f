/// HTTP/1 over raw sockets, byte by byte: what an HTTP client library would repair or hide must be
/// seen here.
package dev.tare.harness.verify.wire;
